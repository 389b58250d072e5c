"""What takes cryptography: a message that only one browser can read (RFC 8291, in the encoding of RFC 8188), and the
signature (on the curve P-256) with which a server says to push services who it is."""

import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from meetinghouse.server.push.keys import decoded

CURVE = ec.SECP256R1()
HALF = 32  # bytes of each half of a signature
SALT = 16
AUTH = 16
RECORD = 4096
PADDED = 512  # every message is this long, so that its length tells the push service nothing


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it travels."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Signer:
    """Signs with one private key."""

    def __init__(self, number: int) -> None:
        """`number` is the private key."""
        self._private = ec.derive_private_key(number, CURVE)
        self.public = point(self._private.public_key())

    def sign(self, data: bytes) -> bytes:
        r, s = decode_dss_signature(self._private.sign(data, ec.ECDSA(hashes.SHA256())))
        return r.to_bytes(HALF, "big") + s.to_bytes(HALF, "big")


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
