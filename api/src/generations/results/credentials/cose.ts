import { type KeyObject, sign } from 'node:crypto';
import { encodeCBOR } from '@levischuck/tiny-cbor';

/** What C2PA calls it (specification 2.4, section 13.2.1), beside COSE's own number (RFC 9053) and the digest it signs. */
const ALGORITHMS = {
  es256: { id: -7, digest: 'sha256' },
  es384: { id: -35, digest: 'sha384' },
  ed25519: { id: -8, digest: null },
} as const;

export type SigningAlgorithm = keyof typeof ALGORITHMS;

/** RFC 9360. */
const X5CHAIN = 33;
/** Of a COSE_Sign1 (RFC 9052). */
const TAG = 0xd2;
/** Around the certificates: headers, the longest signature, and a padding whose length takes three bytes. */
const ROOM_BYTES = 700;
const PADDING_BYTES = 300;

/** Of a signature with these certificates, which stands in the file before its length is known. */
export const reservedBytes = (certificates: readonly Uint8Array[]): number =>
  certificates.reduce((sum, { byteLength }) => sum + byteLength + 4, ROOM_BYTES);

/**
 * A signature of a claim, padded to what is reserved for it (C2PA 2.4, section 13.2).
 * @param certificates DER, the signer's own first, without the root
 */
export function signClaim(
  claim: Uint8Array,
  { key, alg, certificates }: { key: KeyObject; alg: SigningAlgorithm; certificates: readonly Uint8Array[] },
): Uint8Array<ArrayBuffer> {
  const { id, digest } = ALGORITHMS[alg];
  const [own = new Uint8Array()] = certificates;
  const chain = certificates.length === 1 ? own : [...certificates];
  const headers = encodeCBOR(
    new Map<number, number | Uint8Array | Uint8Array[]>([
      [1, id],
      [X5CHAIN, chain],
    ]),
  );
  const message = encodeCBOR(['Signature1', headers, new Uint8Array(), claim]);
  const signature = new Uint8Array(sign(digest, message, { key, dsaEncoding: 'ieee-p1363' }));
  const padded = (length: number) =>
    encodeCBOR([headers, new Map([['pad', new Uint8Array(length)]]), null, signature]);
  const missing = reservedBytes(certificates) - 1 - padded(PADDING_BYTES).length;
  return Uint8Array.of(TAG, ...padded(PADDING_BYTES + missing));
}
