import sharp, { type OutputInfo, type Sharp } from 'sharp';

const SIDE_PX = 512;

/** Pixels, as they are encoded. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

export type EncodedPicture = Awaited<ReturnType<typeof encode>>;

/** A picture of at most 512 px a side, out of a large one that is read to its end; nothing is scaled up. */
export function shrink(source: Sharp): Promise<Pixels> {
  return source
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * The two files of a small picture.
 * @param mark writes into each what both are to say of themselves
 */
export async function thumbnailsOf(
  { data, info }: Pixels,
  mark: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<{ avif: EncodedPicture; webp: EncodedPicture }> {
  const small = () => mark(sharp(data, { raw: info }));
  return {
    // More effort takes four times as long for a twentieth of the bytes.
    avif: await encode(small().avif({ quality: 55, effort: 0 })),
    // For browsers without AVIF. More effort takes twice as long for a thirtieth.
    webp: await encode(small().webp({ quality: 78, effort: 2 })),
  };
}

export function encode(picture: Sharp) {
  return picture.toBuffer({ resolveWithObject: true });
}
