import type { z } from 'zod';
import type { Context } from '../context.ts';
import { mergeMetadata } from '../http/merge-metadata.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { usablePaymentMethod } from '../payments/methods/usable-payment-method.ts';
import type { Customer } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { addressOf } from './address-of.ts';
import { customerOf } from './customer-of.ts';
import type { customerFields } from './params.ts';

/** @throws StripeError when the new default payment method is not attached to the customer */
export function updateCustomer(ctx: Context, params: z.output<typeof customerFields>, id: string): Customer {
  const before = customerOf(ctx, id);
  const methodId = params.invoice_settings?.default_payment_method;
  if (typeof methodId === 'string' && usablePaymentMethod(ctx, methodId, id).customer !== id) {
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${methodId}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'invoice_settings[default_payment_method]' },
    );
  }
  const after = ctx.tables.customers.put({
    ...before,
    ...(params.address !== undefined && { address: addressOf(params.address) }),
    ...(params.balance !== undefined && { balance: params.balance }),
    ...(params.description !== undefined && { description: params.description }),
    ...(params.email !== undefined && { email: params.email }),
    ...(params.name !== undefined && { name: params.name }),
    ...(params.phone !== undefined && { phone: params.phone }),
    ...(params.preferred_locales !== undefined && { preferred_locales: params.preferred_locales }),
    invoice_settings: {
      ...before.invoice_settings,
      ...(methodId !== undefined && { default_payment_method: methodId }),
    },
    metadata: mergeMetadata(before.metadata, params.metadata),
  });
  emit(ctx, 'customer.updated', after, before);
  return after;
}
