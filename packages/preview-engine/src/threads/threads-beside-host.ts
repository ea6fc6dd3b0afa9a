import { availableParallelism } from 'node:os';

/** More would take the processor from the host process. */
const THREADS_MAX = 2;

/** How many threads a pool may have, so that the process that owns it keeps a core for itself. */
export function threadsBesideHost(cores = availableParallelism()): number {
  return Math.max(1, Math.min(THREADS_MAX, cores - 1));
}
