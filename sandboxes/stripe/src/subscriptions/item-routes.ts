import { z } from 'zod';
import type { Context } from '../context.ts';
import { pageOf } from '../http/page.ts';
import { int, listParams, metadata, text } from '../http/params.ts';
import { route } from '../http/route.ts';
import { missing } from '../http/stripe-error.ts';
import type { Subscription, SubscriptionItem } from '../state/wire.ts';
import { updateSubscription } from './change/update-subscription.ts';
import { prorationBehavior } from './params.ts';
import { subscriptionOf } from './subscription-of.ts';

const PATH = '/v1/subscription_items';

const shared = {
  metadata: metadata.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
    .optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: int.optional(),
  quantity: int.optional(),
};

/** Items by themselves: each change is a change of the subscription. */
export const subscriptionItemRoutes = [
  route(
    `POST ${PATH}`,
    z.strictObject({ ...shared, price: text, subscription: text }),
    (ctx, { subscription, price, quantity, metadata, ...behavior }) => {
      const after = updateSubscription(
        ctx,
        { ...behavior, items: [{ price, quantity, metadata }] },
        subscription,
      );
      return after.items.data.at(-1) ?? after;
    },
  ),
  route(
    `GET ${PATH}`,
    z.strictObject({ ...listParams, subscription: text }),
    (ctx, { subscription, ...page }) =>
      pageOf(subscriptionOf(ctx, subscription, 'subscription').items.data, PATH, page),
  ),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => itemOf(ctx, id).item),
  route(
    `POST ${PATH}/:id`,
    z.strictObject({ ...shared, price: text.optional() }),
    (ctx, { price, quantity, metadata, ...behavior }, id) => {
      const { subscription } = itemOf(ctx, id);
      updateSubscription(ctx, { ...behavior, items: [{ id, price, quantity, metadata }] }, subscription.id);
      return itemOf(ctx, id).item;
    },
  ),
  route(
    `DELETE ${PATH}/:id`,
    z.strictObject({ proration_behavior: shared.proration_behavior, proration_date: shared.proration_date }),
    (ctx, behavior, id) => {
      const { subscription } = itemOf(ctx, id);
      updateSubscription(ctx, { ...behavior, items: [{ id, deleted: true }] }, subscription.id);
      return { id, object: 'subscription_item', deleted: true };
    },
  ),
];

function itemOf(ctx: Context, id: string): { subscription: Subscription; item: SubscriptionItem } {
  const subscription = ctx.tables.subscriptions.find((row) => row.items.data.some((item) => item.id === id));
  const item = subscription?.items.data.find((candidate) => candidate.id === id);
  if (subscription === undefined || item === undefined) {
    throw missing('subscription_item', id);
  }
  return { subscription, item };
}
