import { z } from 'zod';
import { pageOf } from '../http/page.ts';
import { listParams, text } from '../http/params.ts';
import { route } from '../http/route.ts';
import { missing } from '../http/stripe-error.ts';

const PATH = '/v1/invoice_payments';

export const invoicePaymentRoutes = [
  route(
    `GET ${PATH}`,
    z.strictObject({
      ...listParams,
      invoice: text.optional(),
      payment: z
        .strictObject({ type: z.literal('payment_intent'), payment_intent: text.optional() })
        .optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
    }),
    (ctx, { invoice, payment, status, ...page }) =>
      pageOf(
        ctx.tables.invoice_payments
          .where(
            (row) =>
              (invoice === undefined || row.invoice === invoice) &&
              (payment?.payment_intent === undefined ||
                row.payment.payment_intent === payment.payment_intent) &&
              (status === undefined || row.status === status),
          )
          .toReversed(),
        PATH,
        page,
      ),
  ),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) => {
    const payment = ctx.tables.invoice_payments.get(id);
    if (payment === undefined) {
      throw missing('invoice_payment', id);
    }
    return payment;
  }),
];
