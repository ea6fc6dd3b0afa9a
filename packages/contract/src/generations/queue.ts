import { PLAN_IDS } from '../account/plan-ids.ts';
import { integer, nullable, object, oneOf, type ValueOf } from '../shape/field.ts';

/** Ended items stay in the queue for so long, and so many of them. */
export const QUEUE_ENDED_MINUTES = 10;
export const QUEUE_ENDED_MAX = 10;

/** GET /api/queue, besides its `items`: what this user may have at the same time. */
export const QUEUE_LIMITS = object({
  /** Waiting for an engine or being made. */
  inFlightMax: integer(1),
  /** Further ones in line for one of these to end. */
  deferredMax: integer(0),
  /** What the next plan would give; null for those who have all. */
  nextPlan: nullable(object({ plan: oneOf(PLAN_IDS), inFlightMax: integer(1) })),
});
export type QueueLimits = ValueOf<typeof QUEUE_LIMITS>;
