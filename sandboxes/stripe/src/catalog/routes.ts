import { z } from 'zod';
import { isWithin, pageOf } from '../http/page.ts';
import { bool, listParams, metadata, text, timeRange, unset } from '../http/params.ts';
import { route } from '../http/route.ts';
import { createPrice } from './create-price.ts';
import { priceParams, productParams } from './params.ts';
import { priceOf } from './price-of.ts';
import { createProduct, productOf, updateProduct } from './products.ts';
import { updatePrice } from './update-price.ts';

export const catalogRoutes = [
  route('POST /v1/products', productParams.required({ name: true }), createProduct),
  route(
    'GET /v1/products',
    z.strictObject({
      ...listParams,
      active: bool.optional(),
      created: timeRange.optional(),
      ids: z.array(text).optional(),
    }),
    (ctx, { active, created, ids, ...page }) =>
      pageOf(
        ctx.tables.products
          .where(
            (row) =>
              (active === undefined || row.active === active) &&
              (ids === undefined || ids.includes(row.id)) &&
              isWithin(row.created, created),
          )
          .toReversed(),
        '/v1/products',
        page,
      ),
  ),
  route('GET /v1/products/:id', z.strictObject({}), (ctx, _, id) => productOf(ctx, id)),
  route('POST /v1/products/:id', productParams.omit({ id: true, default_price_data: true }), updateProduct),
  route('POST /v1/prices', priceParams, createPrice),
  route(
    'GET /v1/prices',
    z.strictObject({
      ...listParams,
      active: bool.optional(),
      created: timeRange.optional(),
      currency: text.optional(),
      lookup_keys: z.array(text).optional(),
      product: text.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    (ctx, { active, created, currency, lookup_keys, product, type, ...page }) =>
      pageOf(
        ctx.tables.prices
          .where(
            (row) =>
              (active === undefined || row.active === active) &&
              (currency === undefined || row.currency === currency) &&
              (lookup_keys === undefined || lookup_keys.includes(row.lookup_key ?? '')) &&
              (product === undefined || row.product === product) &&
              (type === undefined || row.type === type) &&
              isWithin(row.created, created),
          )
          .toReversed(),
        '/v1/prices',
        page,
      ),
  ),
  route('GET /v1/prices/:id', z.strictObject({}), (ctx, _, id) => priceOf(ctx, id)),
  route(
    'POST /v1/prices/:id',
    z.strictObject({
      active: bool.optional(),
      lookup_key: z.union([unset, text]).optional(),
      metadata: metadata.optional(),
      nickname: z.union([unset, text]).optional(),
      transfer_lookup_key: bool.optional(),
    }),
    updatePrice,
  ),
];
