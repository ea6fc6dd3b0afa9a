import { readFile } from 'node:fs/promises';
import type { MadeLabel } from '@aic/contract/sharing';
import sharp from 'sharp';
import { onACore } from '../results/on-a-core.ts';

/** Words as paths: no font needs to be there. */
const SHAPES: Readonly<Record<MadeLabel, string>> = {
  'AI generated': 'ai-generated.svg',
  'AI modified': 'ai-modified.svg',
  'Computer generated': 'computer-generated.svg',
};

/** Of the picture's shorter side. */
const HEIGHT = 0.06;
const HEIGHT_PX_MIN = 20;
const MARGIN = 0.5;
/** Of an SVG whose units are pixels. */
const DENSITY = 72;

/** The picture with a label in its lower left corner, as a PNG that keeps its XMP packet. @param png of any size */
export async function labelPicture(png: Uint8Array, label: MadeLabel): Promise<Buffer> {
  const shape = await readFile(new URL(SHAPES[label], import.meta.url));
  return onACore(async () => {
    const [picture, own] = await Promise.all([sharp(png).metadata(), sharp(shape).metadata()]);
    const wanted = Math.max(HEIGHT_PX_MIN, Math.min(picture.width, picture.height) * HEIGHT);
    // In a narrow picture it is as wide as there is room for.
    const margin = Math.min(wanted * MARGIN, picture.width / 8, picture.height / 8);
    const scale = Math.min(
      wanted / own.height,
      (picture.width - 2 * margin) / own.width,
      (picture.height - 2 * margin) / own.height,
    );
    const input = await sharp(shape, { density: DENSITY * Math.max(1, scale) })
      .resize({ width: Math.max(1, Math.floor(own.width * scale)) })
      .png()
      .toBuffer();
    const { height } = await sharp(input).metadata();
    const top = Math.max(0, Math.round(picture.height - margin - height));
    return sharp(png)
      .composite([{ input, left: Math.round(margin), top }])
      .keepXmp()
      .png()
      .toBuffer();
  });
}
