"""What a browser says of a passkey, checked with `webauthn` (the extra `people`). Nothing is kept or decided here.

The package is imported with the first check, since it takes megabytes and most servers see none for days.
"""

import importlib.util
from typing import Any

from meetinghouse.server.hall.passkeys import PasskeyChecks, StoredPasskey
from meetinghouse.server.wire.people import PasskeyMade, PasskeyShown

ALGORITHMS = (-7, -8, -257)  # ES256, Ed25519 and, for older machines with Windows, RS256
MOST_KEY = 1024  # bytes of a public key


def find() -> PasskeyChecks | None:
    """The checker of passkeys; None if the extra is not installed."""
    return WebAuthn() if importlib.util.find_spec("webauthn") is not None else None


class WebAuthn:
    """Both checks raise ValueError for any mistake."""

    def made(self, said: PasskeyMade, handle: str, challenge: bytes, rp: str, origin: str) -> StoredPasskey:
        """A new passkey. Who built the authenticator is not asked, and an answer that says so all the same is refused:
        certificates would have to be read."""
        from webauthn import verify_registration_response
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_attestation_object
        from webauthn.helpers.cose import COSEAlgorithmIdentifier
        from webauthn.helpers.structs import AttestationFormat

        try:
            found = parse_attestation_object(base64url_to_bytes(said.attestation))
            kept = found.auth_data.attested_credential_data
            if (
                kept is None
                or found.att_stmt.x5c
                or found.fmt not in (AttestationFormat.NONE, AttestationFormat.PACKED)
            ):
                raise ValueError("no passkey, or one with a certificate")
            ident = bytes_to_base64url(kept.credential_id)
            made = verify_registration_response(
                credential=_said(ident, clientDataJSON=said.client, attestationObject=said.attestation),
                expected_challenge=challenge,
                expected_rp_id=rp,
                expected_origin=origin,
                supported_pub_key_algs=[COSEAlgorithmIdentifier(one) for one in ALGORITHMS],
            )
        except Exception as error:  # of webauthn, cbor2 or cryptography: all mean the same
            raise ValueError(str(error)) from error
        if len(made.credential_public_key) > MOST_KEY:
            raise ValueError("no public key is that long")
        return StoredPasskey(ident, bytes_to_base64url(made.credential_public_key), handle, made.sign_count)

    def asked(self, said: PasskeyShown, kept: StoredPasskey, challenge: bytes, rp: str, origin: str) -> int:
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes

        response = {"clientDataJSON": said.client, "authenticatorData": said.data, "signature": said.signature}
        try:
            checked = verify_authentication_response(
                credential=_said(said.id, **response),
                expected_challenge=challenge,
                expected_rp_id=rp,
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(kept.key),
                credential_current_sign_count=kept.signs,
            )
        except Exception as error:  # as above
            raise ValueError(str(error)) from error
        return checked.new_sign_count


def _said(ident: str, **response: str) -> dict[str, Any]:
    return {"id": ident, "rawId": ident, "type": "public-key", "response": response}
