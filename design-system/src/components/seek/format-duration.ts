import { formatElapsed } from '../job-tile/use-elapsed-seconds.ts';

/** Seconds as m:ss, whole ones only: 72.9 is '1:12'. What players report before they know (NaN, Infinity) is '0:00'. */
export function formatDuration(seconds: number): string {
  return formatElapsed(Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0);
}
