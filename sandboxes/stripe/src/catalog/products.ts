import type { Context } from '../context.ts';
import { mergeMetadata } from '../http/merge-metadata.ts';
import { found } from '../http/stripe-error.ts';
import type { Product } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import { createPrice } from './create-price.ts';
import { newProduct } from './new-product.ts';
import type { ProductParams } from './params.ts';

/** @throws StripeError when the chosen id is taken */
export function createProduct(ctx: Context, params: ProductParams & { name: string }): Product {
  const product = newProduct(ctx, params);
  if (params.default_price_data === undefined) {
    return product;
  }
  const price = createPrice(ctx, { ...params.default_price_data, product: product.id });
  return ctx.tables.products.put({ ...product, default_price: price.id });
}

export function updateProduct(ctx: Context, params: ProductParams, id: string): Product {
  const before = productOf(ctx, id);
  const { metadata, default_price_data: _, id: __, ...fields } = params;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after = ctx.tables.products.put({
    ...before,
    ...given,
    metadata: mergeMetadata(before.metadata, metadata),
    updated: ctx.now(),
  });
  emit(ctx, 'product.updated', after, before);
  return after;
}

/** @throws StripeError 404 */
export function productOf(ctx: Context, id: string): Product {
  return found(ctx.tables.products.get(id), 'product', id);
}
