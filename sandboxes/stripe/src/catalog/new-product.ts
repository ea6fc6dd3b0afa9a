import type { Context } from '../context.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { newId } from '../state/new-id.ts';
import type { Product } from '../state/wire.ts';
import { emit } from '../webhooks/emit.ts';
import type { ProductParams } from './params.ts';

/** @throws StripeError when the chosen id is taken */
export function newProduct(ctx: Context, params: ProductParams & { name: string }): Product {
  const id = params.id ?? newId('prod', 14);
  if (ctx.tables.products.get(id) !== undefined) {
    throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  const now = ctx.now();
  const product = ctx.tables.products.put({
    id,
    object: 'product',
    active: params.active ?? true,
    created: now,
    default_price: null,
    description: params.description ?? null,
    images: params.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata ?? {},
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.statement_descriptor ?? null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: params.unit_label ?? null,
    updated: now,
    url: params.url ?? null,
  });
  emit(ctx, 'product.created', product);
  return product;
}
