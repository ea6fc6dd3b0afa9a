import { type KeyObject, sign } from 'node:crypto';
import { type CBORType, encodeCBOR } from '@levischuck/tiny-cbor';
import { TIME_STAMP_BYTES_MAX } from './time-stamp.ts';

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

interface Signer {
  key: KeyObject;
  alg: SigningAlgorithm;
  /** DER, the signer's own first, without the root. */
  certificates: readonly Uint8Array[];
  /** A token of RFC 3161 for these bytes; null: there is none. Missing: none is asked for. */
  stamp?: ((bytes: Uint8Array) => Promise<Uint8Array | null>) | undefined;
}

/** Of a signature by this signer, which stands in the file before its length is known. */
export const reservedBytes = ({ certificates, stamp }: Omit<Signer, 'key'>): number =>
  certificates.reduce(
    (sum, { byteLength }) => sum + byteLength + 4,
    ROOM_BYTES + (stamp ? TIME_STAMP_BYTES_MAX : 0),
  );

/** A signature of a claim, padded to what is reserved for it (C2PA 2.4, section 13.2). */
export async function signClaim(claim: Uint8Array, signer: Signer): Promise<Uint8Array<ArrayBuffer>> {
  const { key, alg, certificates, stamp } = signer;
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
  // Of the signature, so that it cannot be older than what is signed (C2PA 2.4, section 10.3.2.5).
  const signed = encodeCBOR(['CounterSignature', headers, new Uint8Array(), encodeCBOR(signature)]);
  const token = (await stamp?.(signed)) ?? null;
  const stamped: Array<[string, CBORType]> =
    token === null ? [] : [['sigTst2', new Map([['tstTokens', [new Map([['val', token]])]]])]];
  const padded = (length: number) =>
    encodeCBOR([
      headers,
      new Map<string, CBORType>([...stamped, ['pad', new Uint8Array(length)]]),
      null,
      signature,
    ]);
  const missing = reservedBytes(signer) - 1 - padded(PADDING_BYTES).length;
  return Uint8Array.of(TAG, ...padded(PADDING_BYTES + missing));
}
