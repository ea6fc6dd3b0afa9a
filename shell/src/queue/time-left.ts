/** A share of the work after which the rest can be told. */
const KNOWN_FROM = 0.05;

export interface Seen {
  progress: number;
  atMs: number;
}

/**
 * How long a job will still take if it goes on as it did since it was first seen, in seconds; null while that cannot
 * be told.
 */
export function secondsLeft(first: Seen, now: Seen): number | null {
  const done = now.progress - first.progress;
  if (done < KNOWN_FROM) return null;
  return Math.max(1, Math.round(((1 - now.progress) * (now.atMs - first.atMs)) / done / 1000));
}

/** 'about 20 s left': in steps, because it is not known to the second. */
export function timeLeftText(seconds: number): string {
  if (seconds >= 90) return `about ${Math.round(seconds / 60)} min left`;
  return `about ${seconds < 10 ? seconds : Math.round(seconds / 5) * 5} s left`;
}
