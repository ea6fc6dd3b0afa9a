import { z } from 'zod';
import { isWithin, pageOf } from '../http/page.ts';
import { bool, listParams, text, timeRange } from '../http/params.ts';
import { route } from '../http/route.ts';
import { missing } from '../http/stripe-error.ts';

const PATH = '/v1/events';

export const eventRoutes = [
  route(
    `GET ${PATH}`,
    z.strictObject({
      ...listParams,
      created: timeRange.optional(),
      delivery_success: bool.optional(),
      type: text.optional(),
      types: z.array(text).optional(),
    }),
    (ctx, { created, delivery_success, type, types, ...page }) =>
      pageOf(
        ctx.tables.events
          .where(
            (row) =>
              isWithin(row.created, created) &&
              (type === undefined || isOfType(row.type, type)) &&
              (types === undefined || types.some((pattern) => isOfType(row.type, pattern))) &&
              (delivery_success === undefined ||
                delivery_success !==
                  (ctx.tables.deliveries.find((to) => to.event === row.id && to.status !== 'delivered') !==
                    undefined)),
          )
          .toReversed(),
        PATH,
        page,
      ),
  ),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => {
    const event = ctx.tables.events.get(id);
    if (event === undefined) {
      throw missing('event', id);
    }
    return event;
  }),
];

/** `customer.subscription.*` stands for all that begin so. */
function isOfType(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
