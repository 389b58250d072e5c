// Passkeys: what the browser is asked, and what the server is told of its answer.
import { api } from './api';
import type { Joined } from './generated';

const KIND = 'public-key';
const ALGORITHMS = [-7, -8, -257]; // ES256, Ed25519, RS256

/** Whether this browser can have passkeys of a server that takes them for this host name. Bare addresses never can. */
export const possible = (host = ''): boolean =>
  host !== '' &&
  host === location.hostname &&
  isSecureContext &&
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

export async function make(house: string, name: string, proof: string): Promise<void> {
  const wish = await api.makePasskey(proof);
  const made = (await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON({
      rp: { id: wish.rp, name: house },
      user: { id: wish.user ?? '', name, displayName: name },
      challenge: wish.challenge,
      timeout: wish.timeout,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: KIND })),
      excludeCredentials: (wish.known ?? []).map((id) => ({ id, type: KIND })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
      attestation: 'none',
    }),
  })) as PublicKeyCredential;
  const { response } = made.toJSON() as RegistrationResponseJSON;
  await api.madePasskey({ client: response.clientDataJSON, attestation: response.attestationObject });
}

/** Shows a passkey: the key with which this device is its person, or, for that person already, a proof. */
export async function show(proves = false): Promise<Joined> {
  const { rp, challenge, timeout } = await api.askPasskey();
  const shown = (await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON({
      rpId: rp,
      challenge,
      timeout,
      userVerification: 'preferred',
    }),
  })) as PublicKeyCredential;
  const { id, response } = shown.toJSON() as AuthenticationResponseJSON;
  const { clientDataJSON: client, authenticatorData: data, signature, userHandle } = response;
  return api.askedPasskey({ id, client, data, signature, user: userHandle ?? '', proves });
}
