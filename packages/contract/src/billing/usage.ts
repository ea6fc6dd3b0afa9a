import { GENERATION_KINDS } from '../generations/kinds/kinds.ts';
import { integer, nullable, object, oneOf, text, time, uuid, type ValueOf } from '../shape/field.ts';

/**
 * Every move of a user's credits, in the words of the page: `hold` sets aside, `charge` spends what was held,
 * `return` gives back what was held or taken, `refund` what was spent on an item, `grant` adds, `expiry` ends what was not
 * used, `clawback` takes what a refund or dispute of a payment undid.
 */
export const USAGE_TYPES = ['grant', 'hold', 'charge', 'return', 'refund', 'expiry', 'clawback'] as const;
export type UsageType = (typeof USAGE_TYPES)[number];

export const GRANT_KINDS = ['signup', 'subscription', 'upgrade', 'topup', 'goodwill', 'admin'] as const;

/** A member of GET /api/usage, newest first. */
export const USAGE_ENTRY = object({
  id: text,
  at: time,
  type: oneOf(USAGE_TYPES),
  /** How many credits it is about. */
  credits: integer(0),
  /** What it did to the credits that can be spent: negative for a hold, 0 for a charge of what was held. */
  change: integer(),
  /** The credits that could be spent after it. */
  balance: integer(),
  /** Where granted credits come from, else null. */
  grant: nullable(oneOf(GRANT_KINDS)),
  /** What they were for; `prompt` is null once the item was removed. */
  generation: nullable(object({ id: uuid, kind: oneOf(GENERATION_KINDS), prompt: nullable(text) })),
});
export type UsageEntry = ValueOf<typeof USAGE_ENTRY>;

/** A member of GET /api/usage/days?days=30, oldest first, in UTC days without gaps. */
export const USAGE_DAY = object({
  /** `2026-11-22` */
  day: text,
  /** At the end of the day. */
  balance: integer(),
  spent: integer(0),
  granted: integer(0),
});
export type UsageDay = ValueOf<typeof USAGE_DAY>;
