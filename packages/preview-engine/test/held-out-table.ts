import { writeFileSync } from 'node:fs';
import { GENERATION_KINDS } from '@aic/contract';
import { createCanvas } from '@napi-rs/canvas';
import { readRequest } from '../src/calls/read-request.ts';
import { paintPrint } from '../src/image/paint-image.ts';
import { renderFrame } from '../src/video/stage/film.ts';
import { createTextFilm } from '../src/video/text-film.ts';
import { HELD_OUT } from './held-out.ts';
import { layTiles } from './sheet.ts';

// Prints what becomes of the held-out prompts, and paints a sheet of the pictures and films among them, to be held
// against what was said: node packages/preview-engine/test/held-out-table.ts sheet.png

const SMALL = { width: 480, height: 270, world: { width: 1792, height: 1008 } };

for (const kind of GENERATION_KINDS) {
  for (const asked of HELD_OUT[kind]) {
    const { verdict, understood, ignored } = readRequest(kind, asked);
    const said = `makes ${understood.join(', ') || 'nothing'}; not ${ignored.join(', ') || 'anything'}`;
    console.log([kind.padEnd(6), verdict.padEnd(9), asked.prompt, said].join(' | '));
  }
}
const [, , target] = process.argv;
if (target !== undefined) {
  writeFileSync(target, (await layTiles([...pictures(), ...films()], 300)).toBuffer('image/png'));
}

function pictures() {
  const options = { size: '1024x1024', quality: 'standard', style: 'vivid', seed: 7 } as const;
  return taken('image').map((prompt) => ({
    label: prompt,
    image: paintPrint({ prompt, ...options }, 0.3, () => undefined).print.toBuffer('image/png'),
  }));
}

function films() {
  return taken('video').map((prompt) => {
    const shot = { prompt, durationSeconds: 4, aspectRatio: '16:9', camera: null, seed: 7 } as const;
    const canvas = createCanvas(SMALL.width, SMALL.height);
    renderFrame(createTextFilm(shot, SMALL), canvas, 40);
    return { label: prompt, image: canvas.toBuffer('image/png') };
  });
}

/** Those that the engine does not refuse. */
function taken(kind: 'image' | 'video'): string[] {
  return HELD_OUT[kind]
    .filter((asked) => readRequest(kind, asked).verdict !== 'unknown')
    .map(({ prompt }) => prompt);
}
