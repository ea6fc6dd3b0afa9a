import type { Sharp } from 'sharp';

const SIDE_PX = 512;

/** Two small pictures of a large one, of at most 512 px a side; nothing is scaled up. */
export function thumbnailsOf(source: Sharp): { avif: Sharp; webp: Sharp } {
  const small = () =>
    source.clone().resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true });
  return {
    // AVIF at effort 0 costs about what WebP at effort 4 costs, and is smaller.
    avif: small().avif({ quality: 55, effort: 0 }),
    webp: small().webp({ quality: 78, effort: 4 }),
  };
}
