import type { Context } from '../context.ts';
import { found } from '../http/stripe-error.ts';
import type { Product } from '../state/wire.ts';
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

/** @throws StripeError 404 */
export function productOf(ctx: Context, id: string): Product {
  return found(ctx.tables.products.get(id), 'product', id);
}
