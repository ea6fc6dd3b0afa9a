import { integer, list, object, type ValueOf } from '../shape/field.ts';

/** GET /api/admin/figures: how the studio does. */
export const FIGURES = object({
  /** What somebody has to look after, or waits for a worker. */
  waiting: object({ jobs: integer(0), events: integer(0), reports: integer(0) }),
  /** Up to now, the shortest first. */
  periods: list(
    object({
      days: integer(1),
      newUsers: integer(0),
      /** Items that arrived, and that did not. */
      made: integer(0),
      failed: integer(0),
      /** Credits that were spent on what arrived. */
      credits: integer(0),
      /** US cents, without what was paid back. */
      received: integer(),
    }),
  ),
});
export type Figures = ValueOf<typeof FIGURES>;
