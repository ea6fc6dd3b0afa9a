import { fileURLToPath } from 'node:url';
import { PRODUCT_NAME } from '@aic/contract';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { SHEET_FONT } from '../../test/sheet.ts';
import { paintImage } from '../image/paint-image.ts';

// Makes the picture that links to the studio show elsewhere: node
// packages/preview-engine/src/samples/make-social-picture.ts

const FILE = fileURLToPath(new URL('../../../../api/src/pages/social-picture.png', import.meta.url));
/** What Open Graph's readers crop least. */
const [WIDTH, HEIGHT] = [1200, 630];

const { png } = paintImage(
  { prompt: 'aurora over pines', size: '1792x1024', quality: 'hd', style: 'vivid', seed: 1 },
  () => undefined,
);
const picture = await loadImage(png);
const canvas = createCanvas(WIDTH, HEIGHT);
const ctx = canvas.getContext('2d');
ctx.imageSmoothingQuality = 'high';
ctx.drawImage(picture, 0, -30, WIDTH, (WIDTH * picture.height) / picture.width);
const shade = ctx.createLinearGradient(0, 0, WIDTH, 0);
shade.addColorStop(0, 'rgb(10 12 16 / 0.85)');
shade.addColorStop(1, 'rgb(10 12 16 / 0)');
ctx.fillStyle = shade;
ctx.fillRect(0, 0, WIDTH, HEIGHT);
ctx.fillStyle = '#f2f3f6';
ctx.font = `600 84px ${SHEET_FONT}`;
ctx.fillText('Create with AI Power', 72, 310);
ctx.fillStyle = '#c9ccd2';
ctx.font = `36px ${SHEET_FONT}`;
ctx.fillText(`${PRODUCT_NAME}: images, videos, music and texts`, 76, 380);
const { size } = await sharp(canvas.toBuffer('image/png'))
  .png({ palette: true, quality: 80, effort: 10 })
  .toFile(FILE);
process.stdout.write(`${FILE}: ${Math.round(size / 1000)} kB\n`);
