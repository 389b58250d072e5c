"""The key of the player on this machine: made once, kept in a file that only they can read."""

import hashlib
import os
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path


def key_file() -> Path:
    """Where the key is: what `MEETINGHOUSE_PERSON` says, or a file among the user's settings."""
    given = os.environ.get("MEETINGHOUSE_PERSON")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "meetinghouse" / "person"


def own_key() -> str:
    """The key; made now if there is none. Empty where nothing can be kept: then tokens have to do."""
    path = key_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
                out.write(secrets.token_urlsafe(24))
        except FileExistsError:
            pass
        return path.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def key_for(link: str) -> str:
    """A key for one program on one seat: the same each time it is started with this link, another for another."""
    return _drawn(link, b"mh-program")


def key_at(server: str) -> str:
    """The player's key at one server: who runs another one learns nothing that opens the player here."""
    return _drawn(server.lower(), b"mh-server")


def _drawn(text: str, person: bytes) -> str:
    own = own_key()
    drawn = hashlib.blake2b(text.encode(), key=own.encode()[:64], digest_size=24, person=person)
    return urlsafe_b64encode(drawn.digest()).decode() if own else ""
