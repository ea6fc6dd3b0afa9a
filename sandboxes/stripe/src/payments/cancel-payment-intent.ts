import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import type { PaymentIntent } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { unexpectedState } from './intent-of.ts';

/** @throws StripeError when the intent has succeeded or is cancelled */
export function cancelPaymentIntent(
  ctx: Context,
  intent: PaymentIntent,
  reason: string | null,
): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(intent, 'cancel');
  }
  const canceled = ctx.tables.payment_intents.put({
    ...intent,
    canceled_at: customerNow(ctx, intent.customer),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  emit(ctx, 'payment_intent.canceled', canceled);
  return canceled;
}
