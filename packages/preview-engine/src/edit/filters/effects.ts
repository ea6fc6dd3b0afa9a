import sharp from 'sharp';
import { mix, smoothstep } from '../../maths/curves.ts';
import { openPixels, type Picture } from '../../picture/picture.ts';
import { lumaAt } from '../planes/plane.ts';

/** Darkens towards the corners. @param amount 0..1.5 */
export function vignette({ width, height, rgba }: Picture, amount: number): void {
  const across = Float32Array.from({ length: width }, (_, x) => ((x + 0.5) / width - 0.5) ** 2 * 2);
  for (let y = 0; y < height; y += 1) {
    const down = ((y + 0.5) / height - 0.5) ** 2 * 2;
    for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
      const factor = 1 - Math.min(0.85, 0.6 * amount) * smoothstep(0.16, 1.06, (across[x] ?? 0) + down);
      for (let channel = at; channel < at + 3; channel += 1) {
        rgba[channel] = (rgba[channel] ?? 0) * factor + 0.5;
      }
    }
  }
}

/**
 * Film grain: of one size in relation to the picture, strongest in the middle tones. The same seed, the same grain.
 * @param amount 0..1.5
 */
export async function grain({ width, height, rgba }: Picture, amount: number, seed: number): Promise<void> {
  const noise = new Uint8Array(width * height);
  let state = (seed ^ 0x9e3779b9) | 1;
  for (let at = 0; at < noise.length; at += 1) {
    // xorshift32 (Marsaglia 2003); the sum of its four bytes is near enough to a bell.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    noise[at] = ((state & 255) + ((state >>> 8) & 255) + ((state >>> 16) & 255) + (state >>> 24)) >>> 2;
  }
  const sigma = Math.max(width, height) / 2400;
  const isFine = sigma < 0.4;
  const grains = isFine
    ? noise
    : await sharp(noise, { raw: { width, height, channels: 1 } })
        .blur(sigma)
        .toColourspace('b-w')
        .raw()
        .toBuffer();
  // A blur of sigma averages about 4 pi sigma^2 grains.
  const gain = 0.42 * amount * (isFine ? 1 : Math.max(1, Math.sqrt(4 * Math.PI) * sigma));
  for (let index = 0, at = 0; index < grains.length; index += 1, at += 4) {
    const light = lumaAt(rgba, at) / 255;
    const change = ((grains[index] ?? 0) - 127.5) * gain * (0.35 + 2.6 * light * (1 - light));
    for (let channel = at; channel < at + 3; channel += 1) {
      rgba[channel] = Math.min(255, Math.max(0, (rgba[channel] ?? 0) + change + 0.5));
    }
  }
}

/** Light spreads from what is bright, as through a soft lens. @param amount 0..1.5 */
export async function glow(picture: Picture, amount: number): Promise<void> {
  const { width, height, rgba } = picture;
  const blurred = await openPixels(picture)
    .blur(Math.max(0.5, Math.max(width, height) * 0.014))
    .raw()
    .toBuffer();
  const share = Math.min(0.9, 0.55 * amount);
  for (let at = 0; at < rgba.length; at += 1) {
    if (at % 4 === 3) continue;
    const value = rgba[at] ?? 0;
    const screened = 255 - ((255 - value) * (255 - (blurred[at] ?? 0) * 0.8)) / 255;
    // Screening makes the picture brighter: this takes some back from the middle, to keep the exposure.
    rgba[at] = mix(value, screened * (0.84 + 0.16 * (screened / 255)), share) + 0.5;
  }
}

/** @param amount 0..1: from 24 steps a channel to 4 */
export function posterize({ rgba }: Picture, amount: number): void {
  const steps = Math.round(mix(24, 4, Math.min(1, amount)));
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round((Math.round((value / 255) * (steps - 1)) / (steps - 1)) * 255),
  );
  for (let at = 0; at < rgba.length; at += 1) if (at % 4 !== 3) rgba[at] = table[rgba[at] ?? 0] ?? 0;
}

/** @param amount 0..1.5: 1 is 64 blocks along the long side */
export async function pixelate(picture: Picture, amount: number): Promise<void> {
  const { width, height } = picture;
  const block = Math.max(1, (Math.max(width, height) / 64) * amount);
  const [columns, rows] = [Math.max(1, Math.round(width / block)), Math.max(1, Math.round(height / block))];
  const small = await openPixels(picture)
    .resize(columns, rows, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  picture.rgba.set(
    await sharp(small, { raw: { width: columns, height: rows, channels: 4 } })
      .resize(width, height, { fit: 'fill', kernel: 'nearest' })
      .raw()
      .toBuffer(),
  );
}
