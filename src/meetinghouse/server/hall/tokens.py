"""Ids, invite keys and tokens: made from unpredictable bits, stored as hashes, compared in constant time."""

import hashlib
import hmac
import secrets

# Crockford's base 32: nothing in it can be misread on paper or misheard on the telephone.
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V"})
ID_LENGTH = 7
KEY_LENGTH = 6
CODE_LENGTH = 26  # 130 bits


def table_id() -> str:
    """A new table's id: 35 bits, enough never to meet by accident. Knowing one opens nothing."""
    return word(ID_LENGTH)


def invite_key() -> str:
    """The secret half of an invite link: 30 bits, guarded by the rate limit."""
    return word(KEY_LENGTH)


def screen_key(host_hash: str) -> str:
    """The secret half of a screen's link. It hangs on the host's secret alone, so that the screen finds its way to a
    rematch; its holder sees what watchers see and may start and pause."""
    drawn = hashlib.blake2b(host_hash.encode(), digest_size=8, person=b"mh-screen").digest()
    number = int.from_bytes(drawn)
    return "".join(ALPHABET[number >> 5 * i & 31] for i in range(KEY_LENGTH))


def token() -> str:
    """A seat, host or admin token: 192 bits."""
    return secrets.token_urlsafe(24)


def root(key: str) -> str:
    """What is known of a person: a hash of the key that their device made. Without a key, nothing."""
    return (
        hashlib.blake2b(key.encode("utf-8", "replace"), digest_size=32, person=b"mh-person").hexdigest() if key else ""
    )


def mark(person: str, table: str) -> str:
    """How a table's log names a person (by `root`). Each table has a different mark for the same person."""
    if not person:
        return ""
    return hashlib.blake2b(f"{person} {table}".encode(), digest_size=16, person=b"mh-mark").hexdigest()


def hashed(secret: str) -> str:
    """What is stored of a token. Tokens are random, so a plain hash is enough: there is nothing to guess."""
    return hashlib.sha256(b"meetinghouse-token:" + secret.encode("utf-8", "replace")).hexdigest()


def fits(secret: str, stored: str) -> bool:
    """Whether a token is the one that was stored, in constant time. An empty hash fits nothing."""
    return bool(stored) and hmac.compare_digest(hashed(secret), stored)


def same(given: str, kept: str) -> bool:
    """Whether two invite keys are the same as people type them, in constant time. An empty key fits nothing."""
    return bool(kept) and hmac.compare_digest(typed(given).encode(), kept.encode())


def typed(text: str) -> str:
    """An id or key as a person may type it: any case, with letters taken for digits."""
    return text.strip().upper().translate(_MISREAD)


def word(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
