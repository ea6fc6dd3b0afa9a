import { readFile } from 'node:fs/promises';

/** Parts of equal length that a run is compared in. */
export const PARTS = 6;
const PAGE_BYTES = 4096;

interface Sample {
  /** Milliseconds since the run began. */
  at: number;
  value: number;
}

/** Values of one kind over a run, by the part of the run that they fell in. */
export class Samples {
  readonly #samples: Sample[] = [];
  readonly #began = performance.now();

  add(value: number): void {
    this.#samples.push({ at: performance.now() - this.#began, value });
  }

  /** @returns of each part the value that `share` of its samples do not exceed; NaN for a part without any */
  percentiles(share: number, durationMs: number): number[] {
    const parts = Array.from({ length: PARTS }, (): number[] => []);
    for (const { at, value } of this.#samples) {
      parts[Math.min(PARTS - 1, Math.floor((at / durationMs) * PARTS))]?.push(value);
    }
    return parts.map((values) => {
      const sorted = values.toSorted((a, b) => a - b);
      return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
    });
  }
}

/** JavaScript heap that is in use, in MB; null while the process does not say. */
export async function heapMB(metricsUrl: string): Promise<number | null> {
  const text = await fetch(metricsUrl).then(
    (response) => response.text(),
    () => '',
  );
  const bytes = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1];
  return bytes === undefined ? null : Number(bytes) / 1e6;
}

/** Memory of a process that it does not share with files on disk, in MB; null where the system does not say. */
export async function residentMB(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => null);
  const [, resident, shared] = text?.split(' ').map(Number) ?? [];
  if (resident === undefined || shared === undefined) return null;
  return ((resident - shared) * PAGE_BYTES) / 1e6;
}
