import type { Segment } from '@aic/design-system/studio';

/** Days from now, or never; `date` is one that was chosen before. */
export type LinkEnd = 'never' | '1' | '7' | '30' | 'date';

export const ENDS: readonly Segment<LinkEnd>[] = [
  { value: 'never', label: 'Never' },
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** As ISO time; null: it does not end by itself. @param nowMs by the server's clock, which ends it */
export const endOf = (end: Exclude<LinkEnd, 'date'>, nowMs: number): string | null =>
  end === 'never' ? null : new Date(nowMs + Number(end) * DAY_MS).toISOString();
