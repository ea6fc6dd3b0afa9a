import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { reservedBytes, signClaim } from './cose.ts';

const KEYS = {
  es256: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  es384: generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey,
  ed25519: generateKeyPairSync('ed25519').privateKey,
} as const;
const CLAIM = new Uint8Array(1000);
/** Of one certificate, and of a chain. */
const CHAINS = [[new Uint8Array(20)], [new Uint8Array(800), new Uint8Array(300)]];

it.each(['es256', 'es384', 'ed25519'] as const)(
  'a signature of %s is as long as what is reserved for it, also with a time stamp and without the one that was asked for',
  async (alg) => {
    const stamps = [
      undefined,
      async () => null,
      async () => new Uint8Array(10),
      async () => new Uint8Array(8192),
    ];
    for (const certificates of CHAINS) {
      for (const stamp of stamps) {
        const signer = { alg, certificates, stamp };
        const signature = await signClaim(CLAIM, { ...signer, key: KEYS[alg] });
        expect(signature.length).toBe(reservedBytes(alg, certificates, stamp !== undefined));
      }
    }
  },
);
