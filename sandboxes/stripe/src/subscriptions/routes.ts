import { z } from 'zod';
import { isWithin, pageOf } from '../http/page.ts';
import { bool, listParams, text, timeRange, unset } from '../http/params.ts';
import { route } from '../http/route.ts';
import type { Subscription } from '../state/wire.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { updateSubscription } from './change/update-subscription.ts';
import { createSubscription } from './create-subscription.ts';
import { createParams, updateParams } from './params.ts';
import { isEnded, subscriptionOf } from './subscription-of.ts';

const PATH = '/v1/subscriptions';

const statusFilter = z.enum([
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
]);

export const subscriptionRoutes = [
  route(`POST ${PATH}`, createParams, createSubscription),
  route(
    `GET ${PATH}`,
    z.strictObject({
      ...listParams,
      created: timeRange.optional(),
      customer: text.optional(),
      price: text.optional(),
      status: statusFilter.optional(),
      test_clock: text.optional(),
    }),
    (ctx, { created, customer, price, status, test_clock, ...page }) =>
      pageOf(
        ctx.tables.subscriptions
          .where(
            (row) =>
              isWithin(row.created, created) &&
              (customer === undefined || row.customer === customer) &&
              (price === undefined || row.items.data.some((item) => item.price.id === price)) &&
              // As at Stripe: without a customer, those on test clocks are only listed by their clock.
              (test_clock === undefined
                ? customer !== undefined || row.test_clock === null
                : row.test_clock === test_clock) &&
              hasStatus(row, status),
          )
          .toReversed(),
        PATH,
        page,
      ),
  ),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => subscriptionOf(ctx, id)),
  route(`POST ${PATH}/:id`, updateParams, updateSubscription),
  route(
    `DELETE ${PATH}/:id`,
    z.strictObject({
      cancellation_details: z
        .strictObject({
          comment: z.union([unset, text]).optional(),
          feedback: z.union([unset, text]).optional(),
        })
        .optional(),
      invoice_now: bool.optional(),
      prorate: bool.optional(),
    }),
    cancelSubscription,
  ),
];

/** Without a filter a list leaves out what is cancelled. */
function hasStatus(subscription: Subscription, status: z.output<typeof statusFilter> | undefined): boolean {
  switch (status) {
    case undefined:
      return subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired';
    case 'all':
      return true;
    case 'ended':
      return isEnded(subscription);
    default:
      return subscription.status === status;
  }
}
