import { type KeyObject, sign } from 'node:crypto';
import { type CBORType, encodeCBOR } from '@levischuck/tiny-cbor';
import { TIME_STAMP_BYTES_MAX } from './time-stamp.ts';

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
/** The least that is left beside a time stamp, so that the length of the padding takes three bytes always. */
const PADDING_BYTES = 300;

interface Signer {
  key: KeyObject;
  alg: SigningAlgorithm;
  /** DER, the signer's own first, without the root. */
  certificates: readonly Uint8Array[];
  /** A token of RFC 3161 for these bytes; null: there is none. Missing: none is asked for. */
  stamp?: ((bytes: Uint8Array) => Promise<Uint8Array | null>) | undefined;
}

/** Of a signature by this signer, which stands in the file before it is made: without a time stamp exactly as long. */
export function reservedBytes(signer: Omit<Signer, 'key'>): number {
  const signature = new Uint8Array(ALGORITHMS[signer.alg].sizeBytes);
  const { length } = signatureOf(headersOf(signer), new Map(), signature);
  return signer.stamp ? length + TIME_STAMP_BYTES_MAX + PADDING_BYTES : length;
}

/** A signature of a claim, padded to what is reserved for it (C2PA 2.4, section 13.2). */
export async function signClaim(claim: Uint8Array, signer: Signer): Promise<Uint8Array<ArrayBuffer>> {
  const { key, alg, stamp } = signer;
  const headers = headersOf(signer);
  const message = encodeCBOR(['Signature1', headers, new Uint8Array(), claim]);
  const signature = new Uint8Array(sign(ALGORITHMS[alg].digest, message, { key, dsaEncoding: 'ieee-p1363' }));
  if (!stamp) return signatureOf(headers, new Map(), signature);

  // Of the signature, so that it cannot be older than what is signed (C2PA 2.4, section 10.3.2.5).
  const signed = encodeCBOR(['CounterSignature', headers, new Uint8Array(), encodeCBOR(signature)]);
  const token = await stamp(signed);
  const stamped: Array<[string, CBORType]> =
    token === null ? [] : [['sigTst2', new Map([['tstTokens', [new Map([['val', token]])]]])]];
  const padded = (length: number) =>
    signatureOf(headers, new Map([...stamped, ['pad', new Uint8Array(length)]]), signature);
  return padded(PADDING_BYTES + reservedBytes(signer) - padded(PADDING_BYTES).length);
}

function headersOf({ alg, certificates }: Omit<Signer, 'key'>): Uint8Array {
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
  others: Map<string, CBORType>,
  signature: Uint8Array,
): Uint8Array<ArrayBuffer> => Uint8Array.of(TAG, ...encodeCBOR([headers, others, null, signature]));
