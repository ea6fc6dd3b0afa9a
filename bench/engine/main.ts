import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { AS_PRODUCT } from '../measure/child.ts';
import { report, table } from '../measure/results.ts';
import { interleave } from '../measure/rounds.ts';
import { formatSummary, ratioOf, summarize } from '../measure/summary.ts';
import type { MemoryUse } from './memory.ts';

const ROUNDS = 3;

const samples = await interleave(
  { engine: () => measure('engine-work.ts'), sharp: () => measure('sharp-work.ts') },
  ROUNDS,
);

/** One round in a process of its own, which is started as the product is. */
async function measure(file: string): Promise<MemoryUse> {
  const child = fork(join(import.meta.dirname, file), [], {
    execArgv: [...process.execArgv, ...(AS_PRODUCT.execArgv ?? [])],
    env: { ...process.env, ...AS_PRODUCT.env },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended without its figures; its output is above.`);
  });
  // Raced below; after its message an exit is expected.
  ended.catch(() => undefined);
  const [message] = await Promise.race([once(child, 'message'), ended]);
  // Safe because the children send nothing else.
  return message as MemoryUse;
}

function row(name: string, read: (use: MemoryUse) => number, digits = 0): string[] {
  const [engine, sharp] = [samples.engine.map(read), samples.sharp.map(read)];
  return [
    name,
    ...[engine, sharp].map((values) => formatSummary(summarize(values), digits)),
    formatSummary(ratioOf(engine, sharp), 2),
  ];
}

report('Memory of the preview engine', {
  method: `A process that is started as the product is and makes, two at a time, a film of 10 s, two images of 1792x1024 in HD, a track of 60 s and two edits of a photo of 12 megapixels, then rests for 25 s; ${ROUNDS} rounds in random order; median (min..max). Sharp: the same photo, decoded, made brighter and encoded, nothing else. Goal: peak <= 500 MB, and given back.`,
  lines: table(
    ['', 'engine', 'sharp alone', 'ratio'],
    [
      row('start, MB', ({ start }) => start),
      row('peak, MB', ({ peak }) => peak),
      row('kept, MB', ({ kept }) => kept),
      row('work, s', ({ seconds }) => seconds, 1),
    ],
  ),
});
