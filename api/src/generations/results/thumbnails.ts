import sharp, { type OutputInfo, type Sharp } from 'sharp';

const SIDE_PX = 512;
/** As many as a result has pixels of a dense screen. */
const LARGE_SIDE_PX = 1280;

/** Pixels, as they are encoded. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

export type EncodedPicture = Awaited<ReturnType<typeof encode>>;

/** A picture of at most 1280 px a side, out of another that is read to its end; nothing is scaled up. */
export function shrink(source: Sharp, sidePx = LARGE_SIDE_PX): Promise<Pixels> {
  return source
    .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * The two files of a small picture of at most 512 px, and of what has more pixels a large one; browsers without AVIF do
 * without that.
 * @param mark writes into each what both are to say of themselves
 */
export async function thumbnailsOf(
  large: Pixels,
  mark: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<{ avif: EncodedPicture; webp: EncodedPicture; large?: EncodedPicture }> {
  const pixels = await shrink(pictureOf(large), SIDE_PX);
  const small = () => mark(pictureOf(pixels));
  return {
    // More effort takes four times as long for a twentieth of the bytes.
    avif: await encode(small().avif({ quality: 55, effort: 0 })),
    // Two thirds of the time and of the bytes that it takes at the quality of the small one, which is seen enlarged.
    ...(large.info.width > pixels.info.width && {
      large: await encode(
        mark(pictureOf(large)).avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }),
      ),
    }),
    // For browsers without AVIF. More effort takes twice as long for a thirtieth.
    webp: await encode(small().webp({ quality: 78, effort: 2 })),
  };
}

const pictureOf = ({ data, info }: Pixels): Sharp => sharp(data, { raw: info });

export function encode(picture: Sharp) {
  return picture.toBuffer({ resolveWithObject: true });
}
