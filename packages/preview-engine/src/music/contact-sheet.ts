import { MUSIC_GENRES, type MusicGenre } from '@aic/contract';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { measureSpectra } from '../../test/music/fourier.ts';
import { mixToMono } from '../../test/music/levels.ts';
import { LABEL_COLOUR, openSheet, saveSheet, SHEET_FONT } from '../../test/sheet.ts';
import { performMusic } from './compose-track.ts';
import type { MusicDetails } from './music-request.ts';
import { SAMPLE_RATE, type Stereo } from './synth/signal.ts';

// Draws docs/pictures/music-spectrograms.webp, what the eight genres make of one prompt, to look at after a change:
// node packages/preview-engine/src/music/contact-sheet.ts

const PROMPT = 'a song about the sea';
const SEED = 1;
const SECONDS = 30;
const COLUMNS = 2;
const TILE = { width: 900, height: 300 };
const GAP_PX = 24;
const LABEL_PX = 58;
const AXIS_PX = 46;
const LOW_HZ = 40;
const HIGH_HZ = 14_000;
/** The quietest power that shows, under the loudest. */
const RANGE_DB = 72;
/** From silence to the loudest: night, violet, rose, amber, light. */
const COLOURS = [
  [10, 12, 16],
  [42, 30, 96],
  [132, 46, 130],
  [226, 92, 88],
  [248, 178, 84],
  [255, 246, 214],
] as const;

const rows = Math.ceil(MUSIC_GENRES.length / COLUMNS);
const cell = { width: TILE.width + AXIS_PX + GAP_PX, height: TILE.height + LABEL_PX + GAP_PX };
const sheet = openSheet(COLUMNS * cell.width + GAP_PX, rows * cell.height + GAP_PX);
const ctx = sheet.getContext('2d');
for (const [index, genre] of MUSIC_GENRES.entries()) {
  const { sound, details } = performMusic(
    { prompt: PROMPT, genre, durationSeconds: SECONDS, seed: SEED },
    () => undefined,
  );
  ctx.save();
  ctx.translate(GAP_PX + (index % COLUMNS) * cell.width, GAP_PX + Math.floor(index / COLUMNS) * cell.height);
  drawLabel(ctx, genre, details);
  ctx.translate(AXIS_PX, LABEL_PX);
  drawSpectrogram(ctx, sound);
  drawAxes(ctx);
  ctx.restore();
}
await saveSheet(sheet, 'music-spectrograms.webp', 80);

function drawLabel(context: SKRSContext2D, genre: MusicGenre, details: MusicDetails): void {
  context.fillStyle = '#f2f3f6';
  context.font = `600 22px ${SHEET_FONT}`;
  context.fillText(genre, AXIS_PX, 20);
  const titleWidth = context.measureText(genre).width;
  context.fillStyle = LABEL_COLOUR;
  context.font = `16px ${SHEET_FONT}`;
  context.fillText(
    `${details.key}, ${details.tempo} bpm: ${details.structure}`,
    AXIS_PX + titleWidth + 14,
    20,
  );
  context.font = `14px ${SHEET_FONT}`;
  context.fillText(details.instruments, AXIS_PX, 44);
}

function drawSpectrogram(context: SKRSContext2D, sound: Stereo): void {
  const mono = mixToMono(sound);
  const hop = Math.floor(mono.length / TILE.width);
  const { frames, binHz } = measureSpectra(mono, { sampleRate: SAMPLE_RATE, size: 4096, hop });
  const loudest = Math.max(...frames.map((frame) => frame.reduce((most, power) => Math.max(most, power), 0)));
  const image = context.createImageData(TILE.width, TILE.height);
  for (let y = 0; y < TILE.height; y += 1) {
    const [from, to] = [rowHz(y + 1) / binHz, rowHz(y) / binHz];
    for (let x = 0; x < TILE.width; x += 1) {
      const power = strongest(frames[Math.min(x, frames.length - 1)], from, to);
      const level = 1 + (10 * Math.log10(power / loudest + 1e-12)) / RANGE_DB;
      image.data.set([...colourOf(level), 255], (y * TILE.width + x) * 4);
    }
  }
  const tile = createCanvas(TILE.width, TILE.height);
  tile.getContext('2d').putImageData(image, 0, 0);
  context.drawImage(tile, 0, 0);
}

/** The frequency at the top edge of a row of pixels. */
function rowHz(y: number): number {
  return LOW_HZ * (HIGH_HZ / LOW_HZ) ** (1 - y / TILE.height);
}

/** Low rows are narrower than a bin, high ones hold many: the first between neighbours, the second the strongest. */
function strongest(frame: Float32Array | undefined, from: number, to: number): number {
  if (!frame) return 0;
  if (to - from < 1) {
    const bin = Math.floor(from);
    const share = from - bin;
    return (frame[bin] ?? 0) * (1 - share) + (frame[bin + 1] ?? 0) * share;
  }
  let most = 0;
  for (let bin = Math.ceil(from); bin <= to; bin += 1) most = Math.max(most, frame[bin] ?? 0);
  return most;
}

function colourOf(level: number): number[] {
  const place = Math.max(0, Math.min(0.999, level)) * (COLOURS.length - 1);
  const low = COLOURS[Math.floor(place)] ?? COLOURS[0];
  const high = COLOURS[Math.floor(place) + 1] ?? low;
  return low.map((value, channel) => value + ((high[channel] ?? value) - value) * (place % 1));
}

function drawAxes(context: SKRSContext2D): void {
  context.fillStyle = '#8e929a';
  context.font = `13px ${SHEET_FONT}`;
  context.textAlign = 'right';
  for (const [hz, name] of [
    [50, '50'],
    [200, '200'],
    [1000, '1k'],
    [5000, '5k'],
  ] as const) {
    const y = TILE.height * (1 - Math.log(hz / LOW_HZ) / Math.log(HIGH_HZ / LOW_HZ));
    context.fillText(name, -8, y + 5);
    context.fillRect(-5, y, 5, 1);
  }
  context.textAlign = 'center';
  for (let second = 5; second < SECONDS; second += 5) {
    context.fillText(`${second} s`, (second / SECONDS) * TILE.width, TILE.height + 16);
  }
}
