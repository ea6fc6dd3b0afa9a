import { createHash } from 'node:crypto';
import type { ReceiptClaims } from '@aic/contract/receipts';
import type { Storage } from '../platform/storage/storage.ts';
import type { ReceiptFacts } from './receipt.repo.ts';

type ReceiptFile = ReceiptClaims['files'][number];

/** The files of a result, and a text as one. What is not in the store any more is left out. */
export async function digestFiles(
  storage: Storage,
  { files, text }: Pick<ReceiptFacts, 'files' | 'text'>,
): Promise<ReceiptFile[]> {
  const digested = await Promise.all(files.map((file) => digestFile(storage, file)));
  return [...digested.filter((file) => file !== null), ...(text === null ? [] : [digestText(text)])];
}

/** The store knows the digest of nearly everything; a film that came into a bucket piece by piece is read for it. */
async function digestFile(
  storage: Storage,
  { name, key, mediaType }: ReceiptFacts['files'][number],
): Promise<ReceiptFile | null> {
  const object = await storage.stat(key);
  if (object === null) return null;
  const { sizeBytes, etag } = object;
  const isSha256 = /^[0-9a-f]{64}$/.test(etag);
  return { name, mediaType, sizeBytes, sha256: isSha256 ? etag : await digestContent(storage, key) };
}

async function digestContent(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.read(key)) hash.update(chunk);
  return hash.digest('hex');
}

/** As it is saved: UTF-8. */
function digestText(text: string): ReceiptFile {
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: 'text', mediaType: 'text/plain', sizeBytes: bytes.length, sha256 };
}
