import { type KeyObject, sign } from 'node:crypto';
import { encodeCBOR } from '@levischuck/tiny-cbor';

/** What C2PA calls it (specification 2.4, section 13.2.1), COSE's own number (RFC 9053), its digest and length. */
const ALGORITHMS = {
  es256: { id: -7, digest: 'sha256', sizeBytes: 64 },
  es384: { id: -35, digest: 'sha384', sizeBytes: 96 },
  ed25519: { id: -8, digest: null, sizeBytes: 64 },
} as const;
export type SigningAlgorithm = keyof typeof ALGORITHMS;

/** RFC 9360. */
const X5CHAIN = 33;
/** Of a COSE_Sign1 (RFC 9052). */
const TAG = 0xd2;
/** DER, the signer's own first, without the root. */
type Certificates = readonly Uint8Array[];

/** Of a signature, whose place in the file is made before it: as long as it will be, so nothing is filled up. */
export const reservedBytes = (alg: SigningAlgorithm, certificates: Certificates): number =>
  signatureOf(headersOf(alg, certificates), new Uint8Array(ALGORITHMS[alg].sizeBytes)).length;

/** A signature of a claim (C2PA 2.4, section 13.2). */
export function signClaim(
  claim: Uint8Array,
  { key, alg, certificates }: { key: KeyObject; alg: SigningAlgorithm; certificates: Certificates },
): Uint8Array<ArrayBuffer> {
  const headers = headersOf(alg, certificates);
  const message = encodeCBOR(['Signature1', headers, new Uint8Array(), claim]);
  const signature = sign(ALGORITHMS[alg].digest, message, { key, dsaEncoding: 'ieee-p1363' });
  return signatureOf(headers, new Uint8Array(signature));
}

function headersOf(alg: SigningAlgorithm, certificates: Certificates): Uint8Array {
  const [own = new Uint8Array()] = certificates;
  const chain = certificates.length === 1 ? own : [...certificates];
  return encodeCBOR(
    new Map<number, number | Uint8Array | Uint8Array[]>([
      [1, ALGORITHMS[alg].id],
      [X5CHAIN, chain],
    ]),
  );
}

const signatureOf = (headers: Uint8Array, signature: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(TAG, ...encodeCBOR([headers, new Map(), null, signature]));
