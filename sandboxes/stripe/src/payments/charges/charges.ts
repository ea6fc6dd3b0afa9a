import { z } from 'zod';
import type { Context } from '../../context.ts';
import { isWithin, pageOf } from '../../http/page.ts';
import { listParams, text, timeRange } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { missing } from '../../http/stripe-error.ts';
import type { Charge } from '../../state/wire.ts';

const PATH = '/v1/charges';

export const chargeRoutes = [
  route(
    `GET ${PATH}`,
    z.strictObject({
      ...listParams,
      created: timeRange.optional(),
      customer: text.optional(),
      payment_intent: text.optional(),
    }),
    (ctx, { created, customer, payment_intent, ...page }) =>
      pageOf(
        ctx.tables.charges
          .where(
            (row) =>
              isWithin(row.created, created) &&
              (customer === undefined || row.customer === customer) &&
              (payment_intent === undefined || row.payment_intent === payment_intent),
          )
          .toReversed(),
        PATH,
        page,
      ),
  ),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => chargeOf(ctx, id)),
];

/** @throws StripeError 404 */
export function chargeOf(ctx: Context, id: string, param = 'id'): Charge {
  const charge = ctx.tables.charges.get(id);
  if (charge === undefined) {
    throw missing('charge', id, param);
  }
  return charge;
}
