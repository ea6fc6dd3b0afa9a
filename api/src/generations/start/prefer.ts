import { PREFER_WAIT_SECONDS_MAX } from '@aic/contract';

/**
 * How long the caller is willing to wait, in milliseconds, from a `Prefer` header (RFC 7240 sections 4.1 and 4.3).
 * Without one, with `respond-async`, or with something unreadable: not at all.
 */
export function preferredWaitMs(header: string | undefined): number {
  const preferences = (header ?? '').split(',').map((preference) => preference.trim().toLowerCase());
  if (preferences.includes('respond-async')) return 0;
  for (const preference of preferences) {
    const seconds = /^wait\s*=\s*"?(\d{1,6})"?$/.exec(preference)?.[1];
    if (seconds !== undefined) return Math.min(Number(seconds), PREFER_WAIT_SECONDS_MAX) * 1000;
  }
  return 0;
}
