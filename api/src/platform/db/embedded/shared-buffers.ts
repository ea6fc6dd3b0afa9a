import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';

const MIB = 2 ** 20;

/** Postgres's own default, and what a large machine gets: the system's file cache does the rest. */
const LEAST_MIB = 128;
const MOST_MIB = 1024;

/**
 * How much of this machine's memory the embedded server keeps pages in: an eighth, as the machine is also that of the
 * gateway, its worker and perhaps a browser. It is taken as it is needed.
 * @param memoryBytes of the machine, or what a container may use of it
 */
export function sharedBuffersMib(memoryBytes = availableBytes()): number {
  return Math.round(Math.min(MOST_MIB, Math.max(LEAST_MIB, memoryBytes / 8 / MIB)));
}

/** Without a limit `constrainedMemory` says 0, or more than there is. */
function availableBytes(): number {
  return Math.min(totalmem(), constrainedMemory() || Number.POSITIVE_INFINITY);
}
