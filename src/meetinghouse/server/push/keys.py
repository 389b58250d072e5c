"""The key with which this server says to push services who it is (VAPID, RFC 8292).

One key for all nodes: `MEETINGHOUSE_PUSH_KEY`, or, with SQLite, a file beside the database that the first start makes.
"""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from meetinghouse.server.settings import Settings

CURVE = ec.SECP256R1()
SCALAR = 32  # bytes of a private key, and of each half of a signature
VALID_FOR = 12 * 3600  # seconds; push services accept a day at most


def encoded(data: bytes) -> str:
    """Base64 as push uses it: safe in addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The way back; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it travels."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new() -> str:
    """A fresh key, as it is written down."""
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(SCALAR, "big"))


class Key:
    """This server's key."""

    def __init__(self, text: str) -> None:
        """Raises ValueError where this is no key."""
        raw = decoded(text.strip())
        if len(raw) != SCALAR:
            raise ValueError(f"a push key has {SCALAR} bytes, not {len(raw)}")
        self._private = ec.derive_private_key(int.from_bytes(raw, "big"), CURVE)
        self.public = encoded(point(self._private.public_key()))

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """The header with which a push service is told who sends this; `now` in milliseconds."""
        where = urlsplit(endpoint)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": now // 1000 + VALID_FOR, "sub": contact}
        parts = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(SCALAR, 'big') + s.to_bytes(SCALAR, 'big'))}"
        return f"vapid t={token}, k={self.public}"


def place(settings: Settings) -> Path | None:
    """Where the key lies if no setting holds it: beside the SQLite file."""
    url = settings.database_url()
    return Path(url.removeprefix("sqlite:///") + ".push-key") if url.startswith("sqlite:///") else None


def find(settings: Settings) -> Key | None:
    """The key, if there is one; raises ValueError where it is no key."""
    if settings.push_key:
        return Key(settings.push_key)
    path = place(settings)
    return Key(path.read_text(encoding="ascii")) if path is not None and path.exists() else None


def find_or_make(settings: Settings) -> Key | None:
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
