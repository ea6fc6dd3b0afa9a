import { createHash, randomInt } from 'node:crypto';
import { GENERATION_COSTS, type ImageGeneration } from '../../contract/index.ts';
import type { z } from '@hono/zod-openapi';
import type { imageRequestSchema } from '../../contract/schemas.ts';
import type { AppDeps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { insertGeneration } from './generations.repo.ts';

interface StartImageInput {
  tokenHash: Buffer;
  request: z.output<typeof imageRequestSchema>;
  idempotencyKey: string | null;
  quotedPrice: number | null;
}

const SEED_MAX = 2_147_483_647;

/**
 * Holds the price and queues an image.
 * @throws AppError `provider_unavailable`, `unauthorized`, `price_changed`, `insufficient_credits`, `rate_limited`,
 * `idempotency_mismatch`
 */
export async function startImage(
  deps: Pick<AppDeps, 'sql' | 'config' | 'clock' | 'doorbell' | 'providers'>,
  { tokenHash, request, idempotencyKey, quotedPrice }: StartImageInput,
): Promise<ImageGeneration> {
  const provider = deps.providers.image;
  if (!provider || provider.status().state === 'unavailable') {
    throw new AppError(
      'provider_unavailable',
      'Image generation is not available right now. Please try again later.',
    );
  }
  const caller = { tokenHash, now: deps.clock.now() };
  const { userId, item } = await insertGeneration(deps.sql, caller, {
    kind: 'image',
    request,
    seed: request.seed ?? randomInt(SEED_MAX),
    provider: provider.id,
    price: GENERATION_COSTS.image,
    quotedPrice,
    idempotencyKey,
    requestHash: hashOf([
      'image',
      request.prompt,
      request.size,
      request.quality,
      request.style,
      request.seed,
    ]),
    inFlightMax: deps.config.jobsInFlightPerUser,
  });
  deps.doorbell.ring('jobs');
  deps.doorbell.ring('events', userId);
  return item;
}

/** Only what the creator asked for: a digest of computed values would make every repeat a different request. */
function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
