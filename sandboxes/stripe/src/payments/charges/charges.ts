import { z } from 'zod';
import type { Context } from '../../context.ts';
import { listRoute } from '../../http/list-route.ts';
import { text, timeRange } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { found } from '../../http/stripe-error.ts';
import type { Charge } from '../../state/wire.ts';

const PATH = '/v1/charges';

export const chargeRoutes = [
  listRoute(PATH, 'charges', { created: timeRange, customer: text, payment_intent: text }),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => chargeOf(ctx, id)),
];

/** @throws StripeError 404 */
export function chargeOf(ctx: Context, id: string, param = 'id'): Charge {
  return found(ctx.tables.charges.get(id), 'charge', id, param);
}
