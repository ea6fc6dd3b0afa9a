import { z } from '@hono/zod-openapi';
import type { AppContext } from '../../platform/http/app-env.ts';
import { idempotencyHeadersSchema } from '../../platform/http/idempotency-key.ts';
import { invalidRequest } from '../../platform/http/router.ts';

/** What every generation call may say beside its request. */
export const generationHeadersSchema = idempotencyHeadersSchema.extend({
  /** The price on the button, in credits. Another price now answers 409, and nothing is held. */
  'x-quoted-price': z
    .string()
    .regex(/^\d{1,9}$/, 'Not a price in whole credits')
    .transform(Number)
    .optional(),
  /** `wait=N` or `respond-async` (RFC 7240). */
  prefer: z.string().max(200).optional(),
});

export type GenerationHeaders = z.output<typeof generationHeadersSchema>;

/** For routes that read their body themselves. @throws AppError `invalid_request` */
export function readGenerationHeaders(c: AppContext): GenerationHeaders {
  const { success, data, error } = generationHeadersSchema.safeParse(c.req.header());
  if (!success) throw invalidRequest(error.issues);
  return data;
}
