import { KINDS, figureText } from '@aic/sdk';
import type { UsageEntry, UsageType } from '@aic/sdk/account';

/** Kinds of moves, as the filter names them. */
export const TYPE_NAMES: Readonly<Record<UsageType, string>> = {
  grant: 'Added',
  hold: 'Set aside',
  charge: 'Spent',
  return: 'Given back',
  refund: 'Refunded',
  expiry: 'Expired',
  clawback: 'Taken back',
};

const GRANT_NAMES: Readonly<Record<NonNullable<UsageEntry['grant']>, string>> = {
  signup: 'Free starter credits',
  subscription: "The month's credits of your plan",
  upgrade: 'Credits of an upgrade',
  topup: 'Credits bought',
  goodwill: 'Credits as an apology',
  admin: 'Credits from the studio',
};

/** What an entry is about, in a few words: 'Set aside: Image'. */
export function entryText({
  type,
  grant,
  generation,
}: Pick<UsageEntry, 'type' | 'grant' | 'generation'>): string {
  if (type === 'grant' && grant !== null) return GRANT_NAMES[grant];
  return generation === null ? TYPE_NAMES[type] : `${TYPE_NAMES[type]}: ${KINDS[generation.kind].name}`;
}

/**
 * What an entry did to the credits that can be spent, with its sign. A charge changes nothing: its credits were set
 * aside before.
 */
export const changeText = (change: number): string =>
  change > 0 ? `+${figureText(change)}` : figureText(change).replace('-', '−');
