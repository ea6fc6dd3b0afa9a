import { z } from 'zod';
import { int, metadata, text } from '../http/params.ts';
import { prorationBehavior } from '../subscriptions/params.ts';

const phaseParams = z.strictObject({
  billing_cycle_anchor: z.enum(['automatic', 'phase_start']).optional(),
  default_payment_method: text.optional(),
  duration: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: int.optional() })
    .optional(),
  end_date: z.union([int, z.literal('now')]).optional(),
  items: z
    .array(z.strictObject({ price: text, quantity: int.optional(), metadata: metadata.optional() }))
    .min(1),
  metadata: metadata.optional(),
  proration_behavior: prorationBehavior.optional(),
  start_date: z.union([int, z.literal('now')]).optional(),
});

export const updateParams = z.strictObject({
  end_behavior: z.enum(['cancel', 'none', 'release', 'renew']).optional(),
  metadata: metadata.optional(),
  phases: z.array(phaseParams).min(1).optional(),
  proration_behavior: prorationBehavior.optional(),
});

export const createParams = z.strictObject({ from_subscription: text, metadata: metadata.optional() });

export type PhaseParams = z.output<typeof phaseParams>;
