import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { paintImage } from '../image/paint-image.ts';
import { drawPhoto } from '../../test/drawn-photo.ts';
import { editByWords } from '../../test/edit-measures.ts';

// Edits onto docs/pictures/photo-edits.webp, to look at after a change: node preview-engine/src/edit/contact-sheet.ts

const TILE_PX = 400;
const GAP_PX = 16;
const LABEL_PX = 34;
const COLUMNS = 4;

const landscape = paint('a mountain lake in the morning', 3);
const person = drawPhoto('person', 'garden', 1000).png;
/** As through a window on a grey day. */
const dull = new Uint8Array(
  await sharp(landscape)
    .linear([0.4, 0.45, 0.5], [52, 54, 62])
    .modulate({ saturation: 0.75 })
    .png()
    .toBuffer(),
);

type Edit = readonly [
  image: Uint8Array,
  editType: 'enhance' | 'general' | 'background_change',
  prompt: string,
];
const reference = paint('desert dunes at dusk', 3);
const SHEET: readonly (Edit | readonly [image: Uint8Array])[] = [
  [dull],
  [dull, 'enhance', 'Improve light and colour'],
  [landscape],
  [landscape, 'general', 'Vintage look'],
  [landscape, 'general', 'Black and white, more contrast'],
  [landscape, 'general', 'much warmer, vignette'],
  [landscape, 'general', 'Duotone of purple and orange'],
  [landscape, 'general', 'Crop to 16:9, white border'],
  [person],
  [person, 'background_change', 'Plain studio grey'],
  [person, 'background_change', 'A calm beach'],
  [person, 'background_change', 'Reference image'],
];

const rows = Math.ceil(SHEET.length / COLUMNS);
const sheet = createCanvas(
  COLUMNS * (TILE_PX + GAP_PX) + GAP_PX,
  rows * (TILE_PX + LABEL_PX + GAP_PX) + GAP_PX,
);
const ctx = sheet.getContext('2d');
ctx.fillStyle = '#0a0c10';
ctx.fillRect(0, 0, sheet.width, sheet.height);
ctx.imageSmoothingQuality = 'high';
ctx.font = '17px "Inter Variable", Inter, "Helvetica Neue", "Liberation Sans", sans-serif';
for (const [index, [image, editType, prompt]] of SHEET.entries()) {
  const edited =
    editType && prompt
      ? await editByWords(image, prompt, {
          editType,
          strength: 70,
          reference: prompt === 'Reference image' ? reference : null,
        })
      : { png: image };
  const tile = await loadImage(edited.png);
  const x = GAP_PX + (index % COLUMNS) * (TILE_PX + GAP_PX);
  const y = GAP_PX + Math.floor(index / COLUMNS) * (TILE_PX + LABEL_PX + GAP_PX);
  const scale = TILE_PX / Math.max(tile.width, tile.height);
  ctx.drawImage(tile, x, y + (TILE_PX - tile.height * scale) / 2, tile.width * scale, tile.height * scale);
  ctx.fillStyle = '#adb1b8';
  ctx.fillText(prompt ?? 'Original', x + 2, y + TILE_PX + 24);
}
const target = fileURLToPath(new URL('../../../docs/pictures/photo-edits.webp', import.meta.url));
await mkdir(new URL('.', `file://${target}`), { recursive: true });
const { size } = await sharp(sheet.toBuffer('image/png')).webp({ quality: 78, effort: 6 }).toFile(target);
process.stdout.write(`${target}: ${Math.round(size / 1000)} kB\n`);

function paint(prompt: string, seed: number): Uint8Array {
  const { png } = paintImage(
    { prompt, seed, size: '1024x1024', quality: 'standard', style: 'natural' },
    () => undefined,
  );
  return png;
}
