const PLURALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** Where a waiting job stands, e.g. '3rd in line'. @param position 1 for the next one; null: it does not wait, or nobody knows */
export function queueText(position: number | null): string {
  if (position === null) return 'Queued';
  if (position === 1) return 'Next in line';
  return position > 100 ? 'Far back in line' : `${position}${ENDINGS[PLURALS.select(position)]} in line`;
}
