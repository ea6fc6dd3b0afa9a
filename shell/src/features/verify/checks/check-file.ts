import { readStore } from '../credentials/read-store.ts';
import { checkReceipt } from '../receipts/check-receipt.ts';
import { mediaTypeOf } from './media-type.ts';
import type { Outcome } from './outcome.ts';
import type { MediaReader } from './thread-reader.ts';

/** Places in larger ones have no number in the reader. */
const MEDIA_BYTES_MAX = 2 * 1024 ** 3;
const RECEIPT_BYTES_MAX = 1024 ** 2;
/** Where pictures have their notes: small ones are shorter, and in others they stand before the picture. */
const NOTE_BYTES_MAX = 256 * 1024;

const isReceiptName = (name: string): boolean => /\.(?:jws|json)$/i.test(name);

/** Says what a file is. All of it happens in this browser. Never rejects. */
export async function checkFile(file: File, reader: MediaReader): Promise<Outcome> {
  try {
    if (isReceiptName(file.name) && file.size <= RECEIPT_BYTES_MAX) return await readReceipt(file);
    const format = mediaTypeOf(file);
    if (format === null) return { type: 'unsupported' };
    if (file.size > MEDIA_BYTES_MAX) return { type: 'too-large' };
    const reading = await reader.read(file, format);
    switch (reading.type) {
      case 'store':
        return { type: 'credentials', ...readStore(reading.store) };
      case 'none':
        return { type: 'none', note: await readNote(file) };
      default:
        return reading;
    }
  } catch {
    // A file that was moved meanwhile cannot be read any more.
    return { type: 'broken' };
  }
}

async function readReceipt(file: File): Promise<Outcome> {
  const text = await file.text();
  try {
    return { type: 'receipt', verdict: await checkReceipt(text) };
  } catch {
    return { type: 'unloaded' };
  }
}

async function readNote(file: File): Promise<string | null> {
  const start = await file.slice(0, NOTE_BYTES_MAX).text();
  return /newscodes\/digitalsourcetype\/(\w{1,60})/.exec(start)?.[1] ?? null;
}
