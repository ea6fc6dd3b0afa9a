import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Storage } from '../platform/storage/storage.ts';

/** Twice the width of a mail's column, in pixels. */
const WIDTH = 992;

/** A still of the result that a mail is about, as mailing programs show it. @throws what the store or the decoder does */
export async function resultPicture(storage: Pick<Storage, 'read'>, key: string): Promise<Buffer> {
  const still = sharp(await buffer(await storage.read(key)));
  return still.resize({ width: WIDTH, withoutEnlargement: true }).jpeg({ quality: 80 }).toBuffer();
}
