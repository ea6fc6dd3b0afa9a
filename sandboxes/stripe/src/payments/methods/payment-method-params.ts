import { z } from 'zod';
import { int, metadata, text, unset } from '../../http/params.ts';

const clearable = z.union([unset, text]).optional();

const billingDetails = z.strictObject({
  address: z
    .strictObject({
      city: clearable,
      country: clearable,
      line1: clearable,
      line2: clearable,
      postal_code: clearable,
      state: clearable,
    })
    .optional(),
  email: clearable,
  name: clearable,
  phone: clearable,
});

const cardParams = z.strictObject({
  number: text.optional(),
  exp_month: int.optional(),
  exp_year: int.optional(),
  cvc: text.optional(),
  /** `tok_visa` and its like. */
  token: text.optional(),
});

export const paymentMethodParams = z.strictObject({
  type: z.literal('card'),
  card: cardParams,
  billing_details: billingDetails.optional(),
  metadata: metadata.optional(),
  allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
});
