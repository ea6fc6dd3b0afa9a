import type { Context } from '../context.ts';
import { invalidRequest, missing } from '../http/stripe-error.ts';
import { newId } from '../state/new-id.ts';
import type { Price } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { claimLookupKey } from './claim-lookup-key.ts';
import { newProduct } from './new-product.ts';
import type { PriceParams } from './params.ts';

/**
 * @throws StripeError when the product does not exist, or another price has the lookup key and it is not transferred
 */
export function createPrice(ctx: Context, params: PriceParams): Price {
  if (params.product === undefined && params.product_data === undefined) {
    throw invalidRequest('You must specify either `product` or `product_data` when creating a price.');
  }
  const product =
    params.product_data === undefined ? params.product : newProduct(ctx, params.product_data).id;
  if (product === undefined || ctx.tables.products.get(product) === undefined) {
    throw missing('product', product ?? '', 'product');
  }
  if (params.unit_amount < 0) {
    throw invalidRequest('Invalid non-negative integer', {
      code: 'parameter_invalid_integer',
      param: 'unit_amount',
    });
  }
  if (params.lookup_key !== undefined) {
    claimLookupKey(ctx, params.lookup_key, params.transfer_lookup_key === true);
  }
  const price = ctx.tables.prices.put({
    id: newId('price'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: ctx.now(),
    currency: params.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: params.metadata ?? {},
    nickname: params.nickname ?? null,
    product,
    recurring:
      params.recurring === undefined
        ? null
        : {
            interval: params.recurring.interval,
            interval_count: params.recurring.interval_count ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: params.recurring === undefined ? 'one_time' : 'recurring',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  });
  emit(ctx, 'price.created', price);
  return price;
}
