import type { PasskeyRegistrationResponse, PasskeySignInResponse } from '@aic/contract/schemas';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { RelyingParty } from './relying-party.ts';

/** COSE: Ed25519, ES256, RS256. Every authenticator knows one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** WebAuthn Level 3, section 4: shorter ones could be guessed. */
const CREDENTIAL_ID_BYTES = { min: 16, max: 1023 };

/** What is kept of a passkey for its signatures. */
export interface Credential {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  isBackedUp: boolean;
}

/**
 * Whether a browser's response is a passkey of a verified user, made for this challenge on our own pages.
 * @param challenge taken for this response alone
 * @throws Error when it is not
 */
export async function checkRegistration(
  rp: RelyingParty,
  challenge: Buffer,
  response: PasskeyRegistrationResponse,
): Promise<Credential> {
  requireNoVendor(response.response.attestationObject);
  const { clientDataJSON, attestationObject } = response.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error('The signature of the attestation is wrong.');
  const { credential, credentialBackedUp } = registrationInfo;
  const credentialId = Buffer.from(credential.id, 'base64url');
  if (credentialId.length < CREDENTIAL_ID_BYTES.min || credentialId.length > CREDENTIAL_ID_BYTES.max) {
    throw new Error(`A credential id of ${credentialId.length} bytes.`);
  }
  return {
    credentialId,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isBackedUp: credentialBackedUp,
  };
}

/**
 * Whether a browser's response is this challenge, signed on our own pages by this passkey for a verified user.
 * @throws Error when it is not, and when the counter has not grown
 */
export async function checkSignIn(
  rp: RelyingParty,
  challenge: Buffer,
  response: PasskeySignInResponse,
  { publicKey, counter }: Pick<Credential, 'publicKey' | 'counter'>,
): Promise<Pick<Credential, 'counter' | 'isBackedUp'>> {
  const { clientDataJSON, authenticatorData, signature } = response.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...response,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  });
  if (!verified) throw new Error('The signature is wrong.');
  return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
}

/**
 * We ask no vendor to vouch for an authenticator, so browsers leave its certificates out; some sign with the new key
 * itself. A caller who sends certificates all the same does not make the gateway read them, or ask the addresses in
 * them.
 */
function requireNoVendor(attestationObject: string): void {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  const isOwnKey = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isOwnKey) throw new Error(`An attestation of the format ${format}.`);
}
