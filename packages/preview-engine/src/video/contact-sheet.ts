import type { CameraControl } from '@aic/contract';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { LABEL_COLOUR, openSheet, saveSheet, SHEET_FONT } from '../../test/sheet.ts';
import { paintImage } from '../image/paint-image.ts';
import { createPictureFilm } from './picture-film.ts';
import { frameCountOf, renderFrame, type Film } from './stage/film.ts';
import { createTextFilm } from './text-film.ts';

// Paints docs/pictures/video-strips.webp, to look at after a change: node
// packages/preview-engine/src/video/contact-sheet.ts

const FRAMES = 6;
const STRIP_PX = 2400;
const GAP_PX = 10;
const LABEL_PX = 40;

const camera = (direction: CameraControl['direction'], speed: number): CameraControl => ({
  direction,
  speed,
  motion: 0,
});
const SHOT = { durationSeconds: 4, aspectRatio: '16:9', camera: null, seed: 1 } as const;

interface Strip {
  label: string;
  film: Film;
}

const sheets = [];
for (const { label, film } of await openStrips()) sheets.push(paintStrip(label, film));
await saveSheet(stack(sheets), 'video-strips.webp', 78);

async function openStrips(): Promise<Strip[]> {
  const picture = paintImage(
    { prompt: 'a lighthouse at dusk', seed: 1, size: '1792x1024', quality: 'hd', style: 'vivid' },
    () => undefined,
  );
  return [
    strip('sailboats on a calm sea at sunset', {}),
    strip('neon city in the rain at night', { camera: camera('pan_right', 6) }, 'pan right'),
    strip('aurora over pines', { aspectRatio: '9:16' }),
    strip('violet and gold silk, abstract', { aspectRatio: '1:1' }),
    strip('misty forest in the morning with a deer', { camera: camera('zoom_in', 4) }, 'zoom in'),
    {
      label: 'from a picture · "snow and fireflies" · zoom in · 16:9',
      film: await createPictureFilm(picture.png, {
        ...SHOT,
        prompt: 'snow and fireflies',
        camera: camera('zoom_in', 5),
      }),
    },
  ];
}

function strip(prompt: string, shot: Partial<Parameters<typeof createTextFilm>[0]>, move?: string): Strip {
  const job = { ...SHOT, ...shot, prompt };
  const label = [prompt, move, job.aspectRatio].filter((part) => part !== undefined).join(' · ');
  return { label, film: createTextFilm(job) };
}

/** Six frames side by side, from the first to the last, under their label. */
function paintStrip(label: string, film: Film): Canvas {
  const wide = Math.floor((STRIP_PX - (FRAMES - 1) * GAP_PX) / FRAMES);
  const tall = Math.round((wide * film.height) / film.width);
  const sheet = createCanvas(STRIP_PX, tall + LABEL_PX + GAP_PX);
  const ctx = sheet.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.font = `19px ${SHEET_FONT}`;
  ctx.fillStyle = LABEL_COLOUR;
  ctx.fillText(label, 2, LABEL_PX - 12);
  const frame = createCanvas(film.width, film.height);
  for (let shown = 0; shown < FRAMES; shown += 1) {
    renderFrame(film, frame, Math.round((shown * (frameCountOf(film) - 1)) / (FRAMES - 1)));
    ctx.drawImage(frame, shown * (wide + GAP_PX), LABEL_PX, wide, tall);
  }
  return sheet;
}

function stack(strips: readonly Canvas[]): Canvas {
  const height = strips.reduce((sum, { height: tall }) => sum + tall, GAP_PX);
  const canvas = openSheet(STRIP_PX + 2 * GAP_PX, height);
  const ctx = canvas.getContext('2d');
  let top = GAP_PX / 2;
  for (const sheet of strips) {
    ctx.drawImage(sheet, GAP_PX, top);
    top += sheet.height;
  }
  return canvas;
}
