import type { z } from 'zod';
import type { Context } from '../context.ts';
import { missing } from '../http/stripe-error.ts';
import { attachPaymentMethod } from '../payments/methods/attach-payment-method.ts';
import { newId, randomLetters } from '../state/new-id.ts';
import type { Customer } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { addressOf } from './address-of.ts';
import type { customerFields } from './params.ts';
import { updateCustomer } from './update-customer.ts';

/** @throws StripeError when the test clock or the payment method does not exist, or the card is declined */
export function createCustomer(ctx: Context, params: z.output<typeof customerFields>): Customer {
  if (params.test_clock !== undefined && ctx.tables.test_clocks.get(params.test_clock) === undefined) {
    throw missing('test clock', params.test_clock, 'test_clock');
  }
  const customer = ctx.tables.customers.put({
    id: newId('cus', 14),
    object: 'customer',
    address: addressOf(params.address),
    balance: params.balance ?? 0,
    created: ctx.now(params.test_clock),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    discount: null,
    email: params.email ?? null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: params.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: params.test_clock ?? null,
  });
  emit(ctx, 'customer.created', customer);
  if (params.payment_method !== undefined) {
    attachPaymentMethod(ctx, params.payment_method, customer.id);
  }
  const { invoice_settings } = params;
  return invoice_settings === undefined ? customer : updateCustomer(ctx, { invoice_settings }, customer.id);
}
