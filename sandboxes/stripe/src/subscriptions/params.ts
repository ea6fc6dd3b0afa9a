import { z } from 'zod';
import { bool, int, metadata, text, unset } from '../http/params.ts';

const clearable = z.union([unset, text]).optional();

export const itemParams = z.strictObject({
  id: text.optional(),
  price: text.optional(),
  quantity: int.optional(),
  deleted: bool.optional(),
  metadata: metadata.optional(),
});

export const prorationBehavior = z.enum(['none', 'create_prorations', 'always_invoice']);

const paymentBehavior = z.enum([
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
]);

const paymentSettings = z.strictObject({
  payment_method_types: z.union([unset, z.array(text)]).optional(),
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
});

const shared = {
  cancel_at: z.union([unset, int, z.enum(['min_period_end', 'max_period_end'])]).optional(),
  cancel_at_period_end: bool.optional(),
  collection_method: z.literal('charge_automatically').optional(),
  default_payment_method: clearable,
  description: clearable,
  metadata: metadata.optional(),
  off_session: bool.optional(),
  payment_behavior: paymentBehavior.optional(),
  payment_settings: paymentSettings.optional(),
  proration_behavior: prorationBehavior.optional(),
};

export const createParams = z.strictObject({
  ...shared,
  billing_cycle_anchor: int.optional(),
  billing_mode: z.strictObject({ type: z.enum(['flexible', 'classic']) }).optional(),
  currency: text.optional(),
  customer: text,
  items: z.array(itemParams.omit({ id: true, deleted: true }).required({ price: true })),
});

export const updateParams = z.strictObject({
  ...shared,
  billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
  cancellation_details: z
    .strictObject({
      comment: clearable,
      feedback: z
        .union([
          unset,
          z.enum([
            'customer_service',
            'low_quality',
            'missing_features',
            'other',
            'switched_service',
            'too_complex',
            'too_expensive',
            'unused',
          ]),
        ])
        .optional(),
    })
    .optional(),
  items: z.array(itemParams).optional(),
  pause_collection: z
    .union([
      unset,
      z.strictObject({
        behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
        resumes_at: int.optional(),
      }),
    ])
    .optional(),
  proration_date: int.optional(),
});

export type CreateParams = z.output<typeof createParams>;
export type UpdateParams = z.output<typeof updateParams>;
export type ItemParams = z.output<typeof itemParams>;
