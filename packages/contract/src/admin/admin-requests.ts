import { z } from 'zod';

const reason = z.string().trim().min(3, 'Please say why').max(500);

/** Given when positive, taken when negative. `key` makes a repeat harmless. `item`: what the credits were spent on. */
export const creditAdjustmentSchema = z
  .strictObject({
    amount: z
      .int()
      .min(-100_000)
      .max(100_000)
      .refine((amount) => amount !== 0, 'Please enter how many credits'),
    reason,
    key: z.uuid(),
    item: z.uuid('Please enter the id of an item').optional(),
  })
  .refine(({ amount, item }) => item === undefined || amount > 0, {
    path: ['item'],
    message: 'Credits are given for an item, never taken',
  });

export const blockSchema = z.strictObject({ isBlocked: z.boolean(), reason });
