import { type CoverOf, trackCover } from '@aic/contract/cover';
import sharp from 'sharp';

/** Pixels, as chats and feeds show pictures of links. */
export const COVER_SIZE = { width: 1200, height: 630 };

/** A track's cover as a PNG, cut to the shape of a link's picture. */
export const drawCover = (track: CoverOf): Promise<Buffer<ArrayBuffer>> =>
  sharp(Buffer.from(trackCover(track)))
    .resize({ ...COVER_SIZE, fit: 'cover' })
    .png()
    .toBuffer();
