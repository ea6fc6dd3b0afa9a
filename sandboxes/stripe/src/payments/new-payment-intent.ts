import type { Context } from '../context.ts';
import { customerNow } from '../customers/customer-of.ts';
import { newId } from '../state/new-id.ts';
import type { PaymentIntent } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';

export interface NewIntent {
  amount: number;
  currency: string;
  customer: string | null;
  payment_method?: string | null;
  setup_future_usage?: 'off_session' | 'on_session' | null;
  description?: string | null;
  metadata?: Record<string, string>;
  receipt_email?: string | null;
}

/**
 * A payment intent that waits for a card, or for the confirmation when it has one. Amounts in the currency's smallest
 * unit.
 */
export function newPaymentIntent(ctx: Context, wanted: NewIntent): PaymentIntent {
  const id = newId('pi');
  const intent = ctx.tables.payment_intents.put({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: wanted.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newId(`${id}_secret`, 25),
    confirmation_method: 'automatic',
    created: customerNow(ctx, wanted.customer),
    currency: wanted.currency,
    customer: wanted.customer,
    customer_account: null,
    description: wanted.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: wanted.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: wanted.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: wanted.receipt_email ?? null,
    review: null,
    setup_future_usage: wanted.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: (wanted.payment_method ?? null) === null ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
  });
  emit(ctx, 'payment_intent.created', intent);
  return intent;
}
