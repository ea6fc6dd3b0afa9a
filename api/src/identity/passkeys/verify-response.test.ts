import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSoftwareAuthenticator } from '../../../test/identity/software-authenticator.ts';
import { ALGORITHMS, checkRegistration } from './verify-response.ts';

const RP = { id: 'localhost', origin: 'http://localhost:3000' };

it.each([
  ['packed', new Map<string, unknown>([['x5c', [new Uint8Array(100)]]])],
  ['apple', new Map<string, unknown>([['x5c', [new Uint8Array(100)]]])],
  ['tpm', new Map<string, unknown>()],
  ['fido-u2f', new Map<string, unknown>()],
])('reads no certificate that comes with a passkey in the format %s', async (fmt, attStmt) => {
  const challenge = randomBytes(32);
  const response = createSoftwareAuthenticator(RP.origin).register(
    {
      challenge: challenge.toString('base64url'),
      rp: { id: RP.id, name: 'AI Creative' },
      user: { id: 'AAAA', name: 'ada', displayName: 'ada' },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: 1,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
    { attestation: { fmt, attStmt } },
  );

  await expect(checkRegistration(RP, challenge, { ...response, type: 'public-key' })).rejects.toThrow(
    `An attestation of the format ${fmt}.`,
  );
});
