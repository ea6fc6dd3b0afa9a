import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { paintImage } from './paint-image.ts';

// Paints docs/pictures/images-contact-sheet.webp, to look at after a change: node preview-engine/src/image/contact-sheet.ts

const SHEET: readonly (readonly [prompt: string, seed: number])[] = [
  ['Futuristic cityscape', 1],
  ['a mountain lake at sunset', 1],
  ['Abstract art', 12],
  ['Portrait photography', 2],
  ['sailboats on a calm sea at sunset', 1],
  ['aurora over pines', 1],
  ['misty forest in the morning with a deer', 2],
  ['desert dunes at dusk with a cactus', 3],
  ['geometric poster', 1],
  ['still life with fruit', 1],
  ['violet and gold silk, abstract', 1],
  ['a lighthouse at dusk', 1],
];
const COLUMNS = 4;
const TILE_PX = 420;
const GAP_PX = 16;
const LABEL_PX = 34;

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
for (const [index, [prompt, seed]] of SHEET.entries()) {
  const { png } = paintImage(
    { prompt, seed, size: '1024x1024', quality: 'hd', style: 'vivid' },
    () => undefined,
  );
  const x = GAP_PX + (index % COLUMNS) * (TILE_PX + GAP_PX);
  const y = GAP_PX + Math.floor(index / COLUMNS) * (TILE_PX + LABEL_PX + GAP_PX);
  ctx.drawImage(await loadImage(png), x, y, TILE_PX, TILE_PX);
  ctx.fillStyle = '#adb1b8';
  ctx.fillText(prompt, x + 2, y + TILE_PX + 24);
}
const target = fileURLToPath(new URL('../../../docs/pictures/images-contact-sheet.webp', import.meta.url));
await mkdir(new URL('.', `file://${target}`), { recursive: true });
const { size } = await sharp(sheet.toBuffer('image/png')).webp({ quality: 74, effort: 6 }).toFile(target);
process.stdout.write(`${target}: ${Math.round(size / 1000)} kB\n`);
