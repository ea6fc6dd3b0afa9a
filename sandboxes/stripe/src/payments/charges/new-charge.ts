import type { Context } from '../../context.ts';
import { customerNow } from '../../customers/customer-of.ts';
import { newId, randomLetters } from '../../state/new-id.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../../state/wire.ts';
import type { Decline } from '../methods/test-cards.ts';

/** The charge of one attempt to pay; with a decline, the failed one that Stripe keeps. */
export function newCharge(
  ctx: Context,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | null,
  isAuthenticated: boolean,
): Charge {
  const id = newId('ch');
  return ctx.tables.charges.put({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline === null ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline === null ? newId('txn') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'STRIPE SANDBOX',
    captured: decline === null,
    created: customerNow(ctx, intent.customer),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: decline === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(method, intent.amount, isAuthenticated), type: 'card' },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline === null ? `${ctx.url}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline === null ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  });
}

function outcomeOf(decline: Decline | null): Charge['outcome'] {
  return decline === null
    ? {
        advice_code: null,
        network_advice_code: null,
        network_decline_code: null,
        network_status: 'approved_by_network',
        reason: null,
        risk_level: 'normal',
        risk_score: 12,
        seller_message: 'Payment complete.',
        type: 'authorized',
      }
    : {
        advice_code: null,
        network_advice_code: null,
        network_decline_code: null,
        network_status: 'declined_by_network',
        reason: decline.decline_code ?? decline.code,
        risk_level: 'normal',
        risk_score: 12,
        seller_message: 'The bank did not return any further details with this decline.',
        type: 'issuer_declined',
      };
}

type CardDetails = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

function cardDetails({ card }: PaymentMethod, amount: number, isAuthenticated: boolean): CardDetails {
  return {
    amount_authorized: amount,
    authorization_code: randomLetters(6).toUpperCase(),
    brand: card?.brand ?? 'unknown',
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    extended_authorization: { status: 'disabled' },
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? 'unknown',
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card?.brand ?? null,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: isAuthenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: newId('3ds', 16),
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}
