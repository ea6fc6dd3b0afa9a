import { readFile } from 'node:fs/promises';

const SIGNATURE_BYTES = 8;
/** What sRGB comes to, so a picture of it stays as it is. */
const OF_SRGB = 1 / 2.2;
/** Exponents that the decoder takes. */
const EXPONENT_MAX = 3;

/**
 * What makes a picture of the gamma that its gAMA chunk names one of sRGB, as browsers show it (PNG, third edition,
 * 11.3.2.2 and 13.13): exponents before and after scaling. Null: nothing has to be done, since it has no such chunk,
 * or a profile that counts more.
 */
export async function pngGamma(input: string | Buffer): Promise<[before: number, after: number] | null> {
  const bytes = typeof input === 'string' ? await readFile(input) : input;
  let gamma: number | null = null;
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'iCCP' || type === 'sRGB' || type === 'cICP') return null;
    if (type === 'gAMA') gamma = bytes.readUInt32BE(at + 8) / 100_000;
    if (type === 'IDAT') break;
  }
  if (gamma === null || gamma <= 0) return null;
  const exponent = OF_SRGB / gamma;
  if (Math.abs(exponent - 1) < 0.01) return null;
  const strength = Math.min(EXPONENT_MAX, Math.max(exponent, 1 / exponent));
  return exponent < 1 ? [1, strength] : [strength, 1];
}
