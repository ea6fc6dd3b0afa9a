import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp from 'sharp';

/** Of Node's pool of four threads, which files and names of hosts wait for as well, one is left to them. */
const THREADS_MAX = 3;

// Many pictures at once use all cores; that many threads for each would only wait for one another.
sharp.concurrency(1);
// Every picture passes once, so libvips' cache of recent operations only holds memory.
sharp.cache(false);

/** Decodes and encodes on a core of its own; more pictures than there are cores wait, and hold no pixels meanwhile. */
export const onACore = pLimit(Math.min(THREADS_MAX, availableParallelism()));
