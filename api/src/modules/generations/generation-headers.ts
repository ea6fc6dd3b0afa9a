import { z } from '@hono/zod-openapi';

/** What every generation call may say beside its request. */
export const generationHeadersSchema = z.object({
  /** Same key, same job: a repeat is charged once. */
  'idempotency-key': z.string().min(1).max(200).optional(),
  /** The price on the button, in credits. Another price now answers 409, and nothing is held. */
  'x-quoted-price': z.coerce.number().int().min(0).optional(),
  /** `wait=N` or `respond-async` (RFC 7240). */
  prefer: z.string().max(200).optional(),
});

export type GenerationHeaders = z.output<typeof generationHeadersSchema>;
