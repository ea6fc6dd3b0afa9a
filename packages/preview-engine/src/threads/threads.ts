import { threadsBesideHost } from './threads-beside-host.ts';

/** How many jobs of a kind are worked on at the same time, each by a thread that keeps one core busy. */
export const THREADS = {
  image: threadsBesideHost(),
  // One edit of a large photo takes a few hundred megabytes.
  edit: 1,
  // One film takes a whole core for seconds; the host needs the other.
  video: 1,
  music: threadsBesideHost(),
} as const;
