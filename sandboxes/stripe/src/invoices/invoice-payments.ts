import { z } from 'zod';
import { listRoute } from '../http/list-route.ts';
import { text } from '../http/params.ts';
import { route } from '../http/route.ts';
import { found } from '../http/stripe-error.ts';

const PATH = '/v1/invoice_payments';

export const invoicePaymentRoutes = [
  listRoute(
    PATH,
    'invoice_payments',
    {
      invoice: text,
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text.optional() }),
      status: z.enum(['open', 'paid', 'canceled']),
    },
    {
      payment: ({ payment }, { payment_intent: wanted }) =>
        wanted === undefined || payment.payment_intent === wanted,
    },
  ),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) =>
    found(ctx.tables.invoice_payments.get(id), 'invoice_payment', id),
  ),
];
