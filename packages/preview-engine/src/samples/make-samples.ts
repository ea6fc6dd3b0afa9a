import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { ImageRequest } from '../image/image-request.ts';
import { paintImage } from '../image/paint-image.ts';
import { composeTrack, performMusic } from '../music/compose-track.ts';
import type { MusicRequest } from '../music/music-request.ts';
import { renderFilm } from '../video/render-film.ts';
import type { VideoRequest } from '../video/video-request.ts';

// Makes the samples of the landing page, small enough to be kept beside it: node
// packages/preview-engine/src/samples/make-samples.ts

const FOLDER = fileURLToPath(new URL('../../../../shell/src/features/landing/samples/', import.meta.url));
const IMAGE_PX = 640;
const PEAKS = 120;

const still = { size: '1024x1024', quality: 'hd', seed: 1 } as const;
const shot = { aspectRatio: '16:9', camera: null, image: null, seed: 1 } as const;
const world = { width: 1792, height: 1008 };

const peaksOf: Record<string, number[]> = {};
const noProgress = (): void => undefined;

const images: ReadonlyArray<Pick<ImageRequest, 'prompt' | 'style'> & { name: string }> = [
  { name: 'portrait', prompt: 'portrait of a woman', style: 'vivid' },
  { name: 'cityscape', prompt: 'futuristic cityscape at night', style: 'vivid' },
  { name: 'dunes', prompt: 'desert dunes at sunset', style: 'vivid' },
  { name: 'still-life', prompt: 'a vase of flowers, still life', style: 'natural' },
];
const films = [
  { name: 'aurora', prompt: 'aurora over pines', durationSeconds: 4, widthPx: 800 },
  { name: 'sailboats', prompt: 'sailboats on a calm sea at sunset', durationSeconds: 4, widthPx: 640 },
  { name: 'forest', prompt: 'misty forest in the morning with a deer', durationSeconds: 3, widthPx: 640 },
];
const tracks: ReadonlyArray<Pick<MusicRequest, 'prompt' | 'genre'> & { name: string }> = [
  { name: 'evening', prompt: 'a warm late evening', genre: 'jazz' },
  { name: 'night-drive', prompt: 'driving at night through neon', genre: 'electronic' },
];

await mkdir(FOLDER, { recursive: true });
for (const { name, ...image } of images) await makeImageSample(name, { ...still, ...image });
for (const { name, widthPx, ...film } of films) await makeFilmSample(name, { ...shot, ...film }, widthPx);
for (const { name, ...track } of tracks) {
  await makeTrackSample(name, { ...track, durationSeconds: 10, seed: 1 });
}
await keep('peaks.json', Buffer.from(`${JSON.stringify(peaksOf, null, 2)}\n`));

async function makeImageSample(name: string, request: ImageRequest): Promise<void> {
  const { png } = paintImage(request, noProgress);
  await keep(`${name}.avif`, await sharp(png).resize(IMAGE_PX).avif({ quality: 50, effort: 6 }).toBuffer());
}

/** The poster is a frame from the middle, where a scene shows most of its life. */
async function makeFilmSample(name: string, request: VideoRequest, width: number): Promise<void> {
  const { mp4, poster } = await renderFilm(request, noProgress, { width, height: (width * 9) / 16, world });
  await keep(`${name}.mp4`, mp4);
  await keep(`${name}.avif`, await sharp(poster).avif({ quality: 50, effort: 6 }).toBuffer());
}

async function makeTrackSample(name: string, request: MusicRequest): Promise<void> {
  await keep(`${name}.mp3`, (await composeTrack(request, noProgress)).mp3);
  const { left } = performMusic(request, noProgress).sound;
  const span = Math.ceil(left.length / PEAKS);
  peaksOf[name] = Array.from({ length: PEAKS }, (_, at) =>
    Number(
      left
        .subarray(at * span, (at + 1) * span)
        .reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)
        .toFixed(2),
    ),
  );
}

async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(FOLDER + file, bytes);
  process.stdout.write(`${file}: ${Math.round(bytes.length / 1000)} kB\n`);
}
