import type { ImageOutput } from '../provider.ts';

/** By the first bytes: servers do not all make the format that was asked for. */
export function imageTypeOf(bytes: Buffer): ImageOutput['mediaType'] {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  return bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : 'image/png';
}
