import { type KeyObject, sign } from 'node:crypto';
import { type CBORType, encodeCBOR } from '@levischuck/tiny-cbor';

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

/** One with the certificates of a public authority has 6 kB. All of it is reserved in each file. */
export const TIME_STAMP_BYTES_MAX = 8 * 1024;
/** Public authorities take a tenth of a second. */
export const TIME_STAMP_MS_MAX = 5_000;
/** Names of a time stamp, and a padding whose length takes three bytes. */
const STAMP_ROOM_BYTES = 320;
const PADDING_BYTES_MIN = 256;

/** Of a signature, whose place in the file is made before it: as long as it will be, with room for a time stamp. */
export const reservedBytes = (
  alg: SigningAlgorithm,
  certificates: Certificates,
  isStamped: boolean,
): number =>
  signatureOf(headersOf(alg, certificates), new Uint8Array(ALGORITHMS[alg].sizeBytes)).length +
  (isStamped ? TIME_STAMP_BYTES_MAX + STAMP_ROOM_BYTES : 0);

interface Signer {
  key: KeyObject;
  alg: SigningAlgorithm;
  certificates: Certificates;
  /** A token of RFC 3161 for these bytes; null: there is none. Missing: none is asked for. */
  stamp?: ((bytes: Uint8Array) => Promise<Uint8Array | null>) | undefined;
}

/** A signature of a claim (C2PA 2.4, section 13.2). */
export async function signClaim(claim: Uint8Array, signer: Signer): Promise<Uint8Array<ArrayBuffer>> {
  const { key, alg, certificates, stamp } = signer;
  const headers = headersOf(alg, certificates);
  const message = encodeCBOR(['Signature1', headers, new Uint8Array(), claim]);
  const signature = new Uint8Array(sign(ALGORITHMS[alg].digest, message, { key, dsaEncoding: 'ieee-p1363' }));
  if (!stamp) return signatureOf(headers, signature);
  // Of the signature, so that it cannot be older than what is signed (C2PA 2.4, section 10.3.2.5).
  const token = await stamp(
    encodeCBOR(['CounterSignature', headers, new Uint8Array(), encodeCBOR(signature)]),
  );
  const stamped: Array<[string, CBORType]> =
    token === null ? [] : [['sigTst2', new Map([['tstTokens', [new Map([['val', token]])]]])]];
  const padded = (length: number) =>
    signatureOf(headers, signature, [...stamped, ['pad', new Uint8Array(length)]]);
  const missing = reservedBytes(alg, certificates, true) - padded(PADDING_BYTES_MIN).length;
  return padded(PADDING_BYTES_MIN + missing);
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

const signatureOf = (
  headers: Uint8Array,
  signature: Uint8Array,
  unprotected: ReadonlyArray<[string, CBORType]> = [],
): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(TAG, ...encodeCBOR([headers, new Map(unprotected), null, signature]));
