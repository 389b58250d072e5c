"""A phone's authenticator in a few lines: makes passkeys and shows them, honestly or as it is told."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def text(data: bytes) -> str:
    """As base64url, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _cbor(value: Any) -> bytes:
    """Only what an authenticator says: numbers, bytes, texts and maps."""
    if isinstance(value, int):
        return _head(0, value) if value >= 0 else _head(1, -1 - value)
    if isinstance(value, bytes):
        return _head(2, len(value)) + value
    if isinstance(value, str):
        return _head(3, len(value.encode())) + value.encode()
    assert isinstance(value, dict)
    return _head(5, len(value)) + b"".join(_cbor(part) for pair in value.items() for part in pair)


def _head(kind: int, n: int) -> bytes:
    if n < 24:
        return bytes([kind << 5 | n])
    return bytes([kind << 5 | 24, n]) if n < 256 else bytes([kind << 5 | 25]) + struct.pack(">H", n)


class Authenticator:
    """One passkey, once it is made."""

    def __init__(self, origin: str, rp: str = "localhost") -> None:
        self.origin, self.rp = origin, rp
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = ""
        self.signs = 0

    def _client(self, kind: str, challenge: str, **other: Any) -> bytes:
        said = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps({**said, **other}).encode()

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        self.signs += 1
        return hashlib.sha256(self.rp.encode()).digest() + bytes([flags]) + struct.pack(">I", self.signs) + more

    def made(self, wish: dict[str, Any], fmt: str = "none", stmt: dict[str, Any] | None = None) -> dict[str, str]:
        """The body of `made`."""
        numbers = self.key.public_key().public_numbers()
        cose = _cbor({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        kept = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cose
        data = self._data(PRESENT | VERIFIED | ATTESTED, kept)
        self.user = str(wish["user"])
        client = self._client("create", wish["challenge"])
        attestation = _cbor({"fmt": fmt, "attStmt": stmt or {}, "authData": data})
        return {"client": text(client), "attestation": text(attestation)}

    def shown(self, wish: dict[str, Any], flags: int = PRESENT | VERIFIED, **other: Any) -> dict[str, Any]:
        """The body of `asked`."""
        client = self._client("get", wish["challenge"], **other)
        data = self._data(flags)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        said = {"id": text(self.id), "client": text(client), "data": text(data), "signature": text(signature)}
        return {**said, "user": self.user}
