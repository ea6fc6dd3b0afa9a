import { z } from 'zod';

const reason = z.string().trim().min(3, 'Please say why').max(500);

/** Given when positive, taken when negative. `key` makes a repeat harmless. */
export const creditAdjustmentSchema = z.strictObject({
  amount: z
    .int()
    .min(-100_000)
    .max(100_000)
    .refine((amount) => amount !== 0, 'Please enter how many credits'),
  reason,
  key: z.uuid(),
});

export const blockSchema = z.strictObject({ isBlocked: z.boolean(), reason });
