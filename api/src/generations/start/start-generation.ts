import { createHash, randomInt } from 'node:crypto';
import type { GenerationKind, GenerationOf } from '@aic/contract';
import type { JSONValue } from 'postgres';
import type { Caller } from '../../identity/auth/caller.ts';
import { notAvailable } from '../../platform/errors/errors.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { SERVER_KINDS } from '../kinds/server-kinds.ts';
import { insertGeneration } from '../list/generations.repo.ts';
import { engineOf } from '../providers/engine.ts';
import type { GenerationHeaders } from './generation-headers.ts';

export type RequestMembers = Readonly<Record<string, unknown>>;

export interface StartGeneration<Kind extends GenerationKind> {
  kind: Kind;
  /** As it is stored; what is undefined is not. */
  request: RequestMembers;
  /** Whole credits, from our own table. */
  price: number;
  isPlanNeeded?: boolean;
  /**
   * What makes two requests the same, when it is not the stored request: only what the user asked for, because a digest
   * of computed values would make every repeat a different request.
   */
  fingerprint?: RequestMembers;
}

const SEED_MAX = 2_147_483_647;

/** @throws AppError `provider_unavailable` when nothing can make this kind */
export function requireProvider(deps: Pick<GenerationDeps, 'providers'>, kind: GenerationKind) {
  const provider = deps.providers[kind];
  if (!provider || provider.status().state === 'unavailable') {
    throw notAvailable(SERVER_KINDS[kind].service);
  }
  return provider;
}

/**
 * Holds the price and queues the job.
 * @throws AppError `provider_unavailable`, `unauthorized`, `price_changed`, `forbidden`, `insufficient_credits`,
 * `rate_limited`, `idempotency_mismatch`
 */
export async function startGeneration<Kind extends GenerationKind>(
  deps: Pick<GenerationDeps, 'sql' | 'config' | 'clock' | 'notifier' | 'providers'>,
  caller: Caller,
  headers: GenerationHeaders,
  start: StartGeneration<Kind>,
): Promise<{ item: GenerationOf<Kind>; uploadKeys: readonly string[] }> {
  const { kind, price } = start;
  // Safe because it was read from JSON or a form, and JSON leaves undefined members out.
  const request = start.request as { readonly [name: string]: JSONValue };
  const offered = requireProvider(deps, kind);
  const provider = engineOf(offered, request)?.provider ?? offered;
  const { userId, item, uploadKeys } = await insertGeneration(deps.sql, caller, {
    kind,
    request,
    // The user's own, where the request has one.
    seed: typeof request.seed === 'number' ? request.seed : randomInt(SEED_MAX),
    provider: provider.id,
    price,
    quotedPrice: headers['x-quoted-price'] ?? null,
    idempotencyKey: headers['idempotency-key'] ?? null,
    requestHash: hashOf([kind, start.fingerprint ?? request]),
    isPlanNeeded: start.isPlanNeeded ?? false,
    limits: deps.config.startLimits,
  });
  deps.notifier.notify('jobs');
  deps.notifier.notify('events', userId);
  return { item, uploadKeys };
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
