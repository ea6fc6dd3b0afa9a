import { createHash, randomBytes } from 'node:crypto';
import { SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  MessageImprint,
  PKIStatus,
  TimeStampReq,
  TimeStampReqVersion,
  TimeStampResp,
  TSTInfo,
} from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { TIME_STAMP_BYTES_MAX, TIME_STAMP_MS_MAX } from './cose.ts';

const RESPONSE_BYTES_MAX = 8 * TIME_STAMP_BYTES_MAX;
const SHA_256 = '2.16.840.1.101.3.4.2.1';

/** An authority that has failed is left alone for this long: files wait for each other. */
const REST_MS = 60_000;
let restsUntil = 0;

/** Asks this authority, or goes without and says why. */
export const timeStampBy = (url: string, onNone: (reason: string) => void) =>
  async function stamp(bytes: Uint8Array): Promise<Uint8Array | null> {
    try {
      if (Date.now() < restsUntil) throw new Error('The authority of time stamps has failed a moment ago.');
      return await requestTimeStamp(url, bytes);
    } catch (error) {
      if (Date.now() >= restsUntil) restsUntil = Date.now() + REST_MS;
      onNone(String(error));
      return null;
    }
  };

/**
 * Asks an authority when this was there (RFC 3161).
 * @returns its token, DER of a ContentInfo. Readers, not we, find out whether it is signed by whom they trust.
 * @throws Error where it does not respond, refuses, or stamps something else
 */
export async function requestTimeStamp(url: string, bytes: Uint8Array): Promise<Uint8Array> {
  const imprint = createHash('sha256').update(bytes).digest();
  const nonce = randomBytes(8);
  // Positive, and not shorter than eight bytes.
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  const request = new TimeStampReq({
    version: TimeStampReqVersion.v1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA_256, parameters: null }),
      hashedMessage: new OctetString(imprint),
    }),
    nonce: bufferOf(nonce),
    certReq: true,
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query' },
    body: AsnConvert.serialize(request),
    signal: AbortSignal.timeout(TIME_STAMP_MS_MAX),
  });
  if (!response.ok) throw new Error(`The authority of time stamps responds with ${response.status}.`);
  return tokenOf(await readLimited(response), { imprint, nonce });
}

async function readLimited({ body }: Response): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > RESPONSE_BYTES_MAX) throw new Error(`The authority of time stamps sends ${size} bytes.`);
    chunks.push(chunk);
  }
  return bufferOf(Buffer.concat(chunks));
}

function tokenOf(
  response: ArrayBuffer,
  { imprint, nonce }: { imprint: Uint8Array; nonce: Uint8Array },
): Uint8Array {
  const { status, timeStampToken: token } = AsnConvert.parse(response, TimeStampResp);
  if (
    token === undefined ||
    (status.status !== PKIStatus.granted && status.status !== PKIStatus.grantedWithMods)
  ) {
    throw new Error(`The authority of time stamps refuses: ${PKIStatus[status.status]}.`);
  }
  const { encapContentInfo } = AsnConvert.parse(token.content, SignedData);
  const info = AsnConvert.parse(encapContentInfo.eContent?.single?.buffer ?? new ArrayBuffer(), TSTInfo);
  const isOurs =
    Buffer.from(info.messageImprint.hashedMessage.buffer).equals(imprint) &&
    Buffer.from(info.nonce ?? new ArrayBuffer()).equals(nonce);
  if (!isOurs) throw new Error('The authority of time stamps has stamped something else.');
  const der = new Uint8Array(AsnConvert.serialize(token));
  if (der.byteLength > TIME_STAMP_BYTES_MAX) throw new Error(`The time stamp has ${der.byteLength} bytes.`);
  return der;
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
