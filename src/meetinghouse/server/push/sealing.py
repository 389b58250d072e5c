"""A message that only one browser can read (RFC 8291, in the encoding of RFC 8188)."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from meetinghouse.server.push.keys import decoded
from meetinghouse.server.push.signing import CURVE, point

SALT = 16
AUTH = 16
RECORD = 4096
PADDED = 512  # every message is this long, so that its length tells the push service nothing


def check(p256dh: str, auth: str) -> None:
    """Raises ValueError where a browser could not have made these."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    if len(decoded(auth)) != AUTH:
        raise ValueError(f"{AUTH} bytes expected")


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """The body of a push request for the browser with these keys."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    once = ec.generate_private_key(CURVE)
    ours = point(once.public_key())
    salt = os.urandom(SALT)
    shared = once.exchange(ec.ECDH(), theirs)
    secret = _derived(32, decoded(auth), b"WebPush: info\0" + point(theirs) + ours, shared)
    key = _derived(16, salt, b"Content-Encoding: aes128gcm\0", secret)
    nonce = _derived(12, salt, b"Content-Encoding: nonce\0", secret)
    record = AESGCM(key).encrypt(nonce, (message + b"\2").ljust(PADDED, b"\0"), None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + record


def _derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
