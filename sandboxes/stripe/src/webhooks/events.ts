import { z } from 'zod';
import { listRoute } from '../http/list-route.ts';
import { bool, text, timeRange } from '../http/params.ts';
import { route } from '../http/route.ts';
import { found } from '../http/stripe-error.ts';

const PATH = '/v1/events';

export const eventRoutes = [
  listRoute(
    PATH,
    'events',
    { created: timeRange, delivery_success: bool, type: text, types: z.array(text) },
    {
      type: ({ type }, pattern) => isOfType(type, pattern),
      types: ({ type }, patterns) => patterns.some((pattern) => isOfType(type, pattern)),
      delivery_success: ({ id }, wanted, { tables }) =>
        wanted ===
        (tables.deliveries.find(({ event, status }) => event === id && status !== 'delivered') === undefined),
    },
  ),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => found(ctx.tables.events.get(id), 'event', id)),
];

/** `customer.subscription.*` stands for all that begin so. */
function isOfType(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
