import { setTimeout as delay } from 'node:timers/promises';
import type { TcpProxy } from '@aic/api/testing';
import type { SoakDatabase } from '../soak/database.ts';
import type { Fleet } from './fleet.ts';

/** How long a cut line stays cut. */
const CUT_MS = 1_000;

export interface Parts {
  fleet: Pick<Fleet, 'killNext' | 'replaceNext'>;
  database: Pick<SoakDatabase, 'killBackend' | 'crash'>;
  pooler: TcpProxy;
  bucket: TcpProxy;
}

/** What happens about every so many milliseconds, by its name in the report. */
const HARM: readonly {
  name: string;
  everyMs: number;
  /** @returns how often it has happened now */
  harm: (parts: Parts) => Promise<number>;
}[] = [
  { name: 'processes killed (-9)', everyMs: 15_000, harm: ({ fleet }) => fleet.killNext().then(() => 1) },
  { name: 'sessions of Postgres ended', everyMs: 4_000, harm: ({ database }) => database.killBackend() },
  { name: 'line to PgBouncer cut', everyMs: 45_000, harm: ({ pooler }) => cut(pooler) },
  { name: 'line to S3 cut', everyMs: 45_000, harm: ({ bucket }) => cut(bucket) },
  { name: 'Postgres crashes', everyMs: 240_000, harm: ({ database }) => database.crash().then(() => 1) },
];

async function cut(line: TcpProxy): Promise<number> {
  await line.cut();
  await delay(CUT_MS);
  await line.mend();
  return 1;
}

/** Does all of this at random moments until `signal`. @returns how often each thing has happened */
export async function harmUntil(signal: AbortSignal, parts: Parts): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await Promise.all(
    HARM.map(async ({ name, everyMs, harm }) => {
      counts.set(name, 0);
      while (!signal.aborted) {
        await delay(everyMs * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return;
        counts.set(name, (counts.get(name) ?? 0) + (await harm(parts)));
      }
    }),
  );
  return counts;
}

/** Replaces the processes in turn until `signal`. @returns how often, and how long a stop took */
export async function replaceUntil(signal: AbortSignal, fleet: Fleet): Promise<Map<string, number>> {
  while (!signal.aborted) await fleet.replaceNext();
  const stops = fleet.stopsMs.toSorted((a, b) => a - b);
  return new Map([
    ['processes replaced', stops.length],
    ['  median of a stop, ms', Math.round(stops[Math.floor(stops.length / 2)] ?? 0)],
    ['  longest stop, ms', Math.round(stops.at(-1) ?? 0)],
  ]);
}
