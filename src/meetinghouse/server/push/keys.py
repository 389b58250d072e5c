"""The key with which this server says to push services who it is (VAPID, RFC 8292).

One key for all nodes: `MEETINGHOUSE_PUSH_KEY`, or, with SQLite, a file beside the database that the first start makes.
"""

import base64
import json
import os
import secrets
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from meetinghouse.server.http.origins import origin_of
from meetinghouse.server.settings import Settings

if TYPE_CHECKING:  # it takes 8 MB, and most servers never call anybody
    from meetinghouse.server.push.sealing import Signer

SCALAR = 32  # bytes of a private key
ORDER = 0xFFFFFFFF_00000000_FFFFFFFF_FFFFFFFF_BCE6FAAD_A7179E84_F3B9CAC2_FC632551  # of P-256: keys are below it
VALID_FOR = 12 * 3600  # seconds; push services accept a day at most


def encoded(data: bytes) -> str:
    """Base64 as push uses it: safe in addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The way back; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new() -> str:
    """A fresh key, as it is written down."""
    return encoded((1 + secrets.randbelow(ORDER - 1)).to_bytes(SCALAR, "big"))


class VapidKey:
    def __init__(self, text: str) -> None:
        """Raises ValueError where this is no key."""
        raw = decoded(text.strip())
        if len(raw) != SCALAR:
            raise ValueError(f"a push key has {SCALAR} bytes, not {len(raw)}")
        self._number = int.from_bytes(raw, "big")
        if not 0 < self._number < ORDER:
            raise ValueError("a push key is a number between 0 and the order of P-256")

    @cached_property
    def _signer(self) -> "Signer":
        from meetinghouse.server.push.sealing import Signer

        return Signer(self._number)

    @property
    def public(self) -> str:
        """What browsers need in order to be called by us."""
        return encoded(self._signer.public)

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """The header with which a push service is told who sends this; `now` in milliseconds."""
        claims = {"aud": origin_of(endpoint), "exp": now // 1000 + VALID_FOR, "sub": contact}
        parts = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        return f"vapid t={signed}.{encoded(self._signer.sign(signed.encode()))}, k={self.public}"


def place(settings: Settings) -> Path | None:
    """Where the key lies if no setting holds it: beside the SQLite file."""
    url = settings.database_url()
    return Path(url.removeprefix("sqlite:///") + ".push-key") if url.startswith("sqlite:///") else None


def find(settings: Settings) -> VapidKey | None:
    """The key, if there is one; raises ValueError where it is no key."""
    if settings.push_key:
        return VapidKey(settings.push_key)
    path = place(settings)
    return VapidKey(path.read_text(encoding="ascii")) if path is not None and path.exists() else None


def find_or_make(settings: Settings) -> VapidKey | None:
    """The key; with SQLite one is made the first time. Without one nobody can be called."""
    found = find(settings)
    path = place(settings)
    if found is not None or path is None:
        return found
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return find(settings)
    except OSError:
        return None
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(new() + "\n")
    return find(settings)
