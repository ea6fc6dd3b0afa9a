import type { Context } from '../context.ts';
import { found, invalidRequest } from '../http/stripe-error.ts';
import type { Price } from '../state/wire.ts';

export type RecurringPrice = Price & { recurring: NonNullable<Price['recurring']>; unit_amount: number };

/** @throws StripeError 404 */
export function priceOf(ctx: Context, id: string, param = 'id'): Price {
  return found(ctx.tables.prices.get(id), 'price', id, param);
}

/** @throws StripeError when the price does not exist, is inactive or has no interval */
export function recurringPriceOf(ctx: Context, id: string, param: string): RecurringPrice {
  const price = priceOf(ctx, id, param);
  if (!price.active) {
    throw invalidRequest('The price specified is inactive. This field only accepts active prices.', {
      param,
    });
  }
  if (price.recurring === null || price.unit_amount === null) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param },
    );
  }
  return { ...price, recurring: price.recurring, unit_amount: price.unit_amount };
}
