import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyRegistration, PasskeySignIn } from '@aic/contract/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a response says, where it is not what an honest browser and authenticator would say. */
export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Of the client data. */
  type?: string;
  crossOrigin?: boolean;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | undefined;
  credentialId?: Buffer;
  /** Of another passkey. */
  key?: KeyObject;
  /** `self` is no lie: some authenticators sign with the new key (WebAuthn Level 3, 8.2). */
  attestation?: 'self' | { fmt: string; attStmt: Map<string, unknown> };
}

const FLAGS = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 };

/**
 * A browser with a passkey in it: ES256, made and used as WebAuthn Level 3 (6 and 7) describes it.
 * @param origin where the browser stands
 */
export function createSoftwareAuthenticator(
  origin: string,
  { counts = false, isBackedUp = true }: { counts?: boolean; isBackedUp?: boolean } = {},
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let userHandle: string | undefined;
  let counter = 0;

  /** @param attested what follows the counter at a registration */
  function authData(rpId: string, lies: Lies, attested = Buffer.alloc(0)): Buffer {
    if (counts) counter += 1;
    const flags =
      FLAGS.present |
      (lies.isVerified === false ? 0 : FLAGS.verified) |
      (isBackedUp ? FLAGS.backupEligible | FLAGS.backedUp : 0) |
      (attested.length > 0 ? FLAGS.attested : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(lies.counter ?? counter, 1);
    return Buffer.concat([sha256(Buffer.from(lies.rpId ?? rpId)), head, attested]);
  }

  function clientData(type: string, challenge: string, lies: Lies): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );
  }

  return {
    privateKey,
    /** What `navigator.credentials.create` gives for these options. */
    register(options: PasskeyRegistration, lies: Lies = {}) {
      userHandle = options.user.id;
      const id = lies.credentialId ?? credentialId;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authData(options.rp.id, lies, attested);
      const client = clientData('webauthn.create', options.challenge, lies);
      const { fmt, attStmt } =
        lies.attestation === 'self'
          ? selfAttestation(sign('sha256', Buffer.concat([data, sha256(client)]), lies.key ?? privateKey))
          : (lies.attestation ?? { fmt: 'none', attStmt: new Map() });
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        ...named(id),
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(encode(attestation)),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    /** What `navigator.credentials.get` gives for these options. */
    signIn(options: PasskeySignIn, lies: Lies = {}) {
      const data = authData(options.rpId, lies);
      const client = clientData('webauthn.get', options.challenge, lies);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), lies.key ?? privateKey);
      return {
        ...named(lies.credentialId ?? credentialId),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: 'userHandle' in lies ? lies.userHandle : userHandle,
        },
      };
    },
  };
}

const named = (id: Buffer) => ({ id: base64url(id), rawId: base64url(id), type: 'public-key' });
const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

const selfAttestation = (signature: Buffer) => ({
  fmt: 'packed',
  attStmt: new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(signature)],
  ]),
});

/** COSE_Key of P-256 (RFC 9053, 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

// Safe because everything above is a number, a text, bytes, or a map of these.
const encode = (value: Map<unknown, unknown>): Buffer =>
  Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
