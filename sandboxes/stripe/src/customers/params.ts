import { z } from 'zod';
import { int, metadata, text, unset } from '../http/params.ts';

const clearable = z.union([unset, text]).optional();
const addressParams = z.strictObject({
  city: clearable,
  country: clearable,
  line1: clearable,
  line2: clearable,
  postal_code: clearable,
  state: clearable,
});

export const customerFields = z.strictObject({
  address: z.union([unset, addressParams]).optional(),
  balance: int.optional(),
  description: clearable,
  email: clearable,
  invoice_settings: z.strictObject({ default_payment_method: clearable }).optional(),
  metadata: metadata.optional(),
  name: clearable,
  payment_method: text.optional(),
  phone: clearable,
  preferred_locales: z.array(text).optional(),
  test_clock: text.optional(),
});
