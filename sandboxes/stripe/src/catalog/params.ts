import { z } from 'zod';
import { bool, int, metadata, text, unset } from '../http/params.ts';

const clearable = z.union([unset, text]).optional();

const recurringParams = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: int.optional(),
});

export const productParams = z.strictObject({
  active: bool.optional(),
  default_price_data: z
    .strictObject({ currency: text, unit_amount: int, recurring: recurringParams.optional() })
    .optional(),
  default_price: text.optional(),
  description: clearable,
  id: text.optional(),
  images: z.array(text).optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  statement_descriptor: text.optional(),
  unit_label: clearable,
  url: clearable,
});

export const priceParams = z.strictObject({
  active: bool.optional(),
  currency: text,
  lookup_key: text.optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  product: text.optional(),
  product_data: z.strictObject({ name: text, metadata: metadata.optional() }).optional(),
  recurring: recurringParams.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  transfer_lookup_key: bool.optional(),
  unit_amount: int,
});

export type ProductParams = z.output<typeof productParams>;
export type PriceParams = z.output<typeof priceParams>;
