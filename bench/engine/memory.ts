import { setTimeout as delay } from 'node:timers/promises';

/** What a process has in memory, in megabytes. */
export interface MemoryUse {
  start: number;
  peak: number;
  /** After it has rested. */
  kept: number;
  /** Of the work. */
  seconds: number;
}

/** Engines give their memory back when they have had nothing to do for 20 s. */
const REST_MS = 25_000;

/** Measures the work of this process, which does nothing else, and sends the figures to its parent. */
export async function reportMemory(work: () => Promise<void>): Promise<void> {
  const resident = () => process.memoryUsage().rss / 1e6;
  const start = resident();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const peak = (process.resourceUsage().maxRSS * 1024) / 1e6;
  await delay(REST_MS);
  const use: MemoryUse = { start, peak, kept: resident(), seconds };
  process.send?.(use, () => process.exit(0));
}
