import type { KeptResult, KeptResults } from '../../src/generations/worker/job.ts';

/** A machine's folder of results that wait, in memory. */
export function createMemoryKept(): KeptResults & { results: Map<string, KeptResult> } {
  const results = new Map<string, KeptResult>();
  return {
    results,
    keep: async (id, result) => void results.set(id, result),
    find: async (id) => results.get(id) ?? null,
    drop: async (id) => void results.delete(id),
    sweep: async () => undefined,
  };
}
