"""Signatures on the curve P-256, with which a server says to push services who it is."""

from __future__ import annotations

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
HALF = 32  # bytes of each half of a signature


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
