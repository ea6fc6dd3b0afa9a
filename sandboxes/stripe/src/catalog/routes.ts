import { z } from 'zod';
import { listRoute } from '../http/list-route.ts';
import { bool, metadata, text, timeRange, unset } from '../http/params.ts';
import { route } from '../http/route.ts';
import { createPrice } from './create-price.ts';
import { priceParams, productParams } from './params.ts';
import { priceOf } from './price-of.ts';
import { createProduct, productOf } from './products.ts';
import { updatePrice } from './update-price.ts';

export const catalogRoutes = [
  route('POST /v1/products', productParams.required({ name: true }), createProduct),
  route('GET /v1/products/:id', z.strictObject({}), (ctx, _, id) => productOf(ctx, id)),
  route('POST /v1/prices', priceParams, createPrice),
  listRoute(
    '/v1/prices',
    'prices',
    {
      active: bool,
      created: timeRange,
      currency: text,
      lookup_keys: z.array(text),
      product: text,
      type: z.enum(['one_time', 'recurring']),
    },
    { lookup_keys: ({ lookup_key: key }, keys) => keys.includes(key ?? '') },
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
