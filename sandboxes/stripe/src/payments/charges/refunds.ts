import { z } from 'zod';
import type { Context } from '../../context.ts';
import { customerNow } from '../../customers/customer-of.ts';
import { listRoute } from '../../http/list-route.ts';
import { int, metadata, text, timeRange } from '../../http/params.ts';
import { route } from '../../http/route.ts';
import { found, invalidRequest } from '../../http/stripe-error.ts';
import { newId } from '../../state/new-id.ts';
import type { Charge, Refund } from '../../state/wire.ts';
import { emit } from '../../webhooks/emit.ts';
import { paymentIntentOf } from '../intent-of.ts';
import { chargeOf } from './charges.ts';

const PATH = '/v1/refunds';

const refundParams = z.strictObject({
  amount: int.optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

export const refundRoutes = [
  route(`POST ${PATH}`, refundParams, createRefund),
  listRoute(PATH, 'refunds', { charge: text, created: timeRange, payment_intent: text }),
  route(`GET ${PATH}/:id`, z.strictObject({}), (ctx, _, id) =>
    found(ctx.tables.refunds.get(id), 'refund', id),
  ),
];

/** @throws StripeError when the charge is not there, is disputed or has less left */
export function createRefund(ctx: Context, params: z.output<typeof refundParams>): Refund {
  const charge = refundable(ctx, params);
  const left = charge.amount - charge.amount_refunded;
  const amount = params.amount ?? left;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount <= 0 || amount > left) {
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  const refund = ctx.tables.refunds.put({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: customerNow(ctx, charge.customer),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const after = ctx.tables.charges.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  emit(ctx, 'refund.created', refund);
  emit(ctx, 'charge.refunded', after, charge);
  return refund;
}

function refundable(
  ctx: Context,
  params: { charge?: string | undefined; payment_intent?: string | undefined },
): Charge {
  const id =
    params.payment_intent === undefined
      ? params.charge
      : paymentIntentOf(ctx, params.payment_intent).latest_charge;
  if (typeof id !== 'string') {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const charge = chargeOf(ctx, id, 'charge');
  if (charge.status !== 'succeeded') {
    throw invalidRequest(`Charge ${id} did not succeed, so it cannot be refunded.`, {
      code: 'charge_not_refundable',
    });
  }
  if (charge.disputed) {
    throw invalidRequest(`Charge ${id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  return charge;
}
