import { createHash, randomInt } from 'node:crypto';
import type { GenerationKind, GenerationOf, PlanId } from '@aic/contract';
import { SEED_MAX } from '@aic/contract/schemas';
import type { JSONValue } from 'postgres';
import type { Caller } from '../../identity/auth/caller.ts';
import { studioHeld } from '../../platform/errors/storage-failures.ts';
import { notAvailable } from '../errors/generation-errors.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import { SERVER_KINDS } from '../kinds/server-kinds.ts';
import { insertGenerations } from '../list/generations.repo.ts';
import { engineOf } from '../providers/engine.ts';
import { hasFilm } from '../providers/film-of.ts';
import type { GenerationHeaders } from './generation-headers.ts';
import { withFilm } from './with-film.ts';
import { withTrack } from './with-track.ts';

export type RequestMembers = Readonly<Record<string, unknown>>;

export interface StartGeneration<Kind extends GenerationKind> {
  kind: Kind;
  /** As it is stored; what is undefined is not. */
  request: RequestMembers;
  /** Of each result, in whole credits, from our own table. */
  price: number;
  planNeeded: PlanId | null;
  /**
   * What makes two requests the same, when it is not the stored request: only what the user asked for, because a digest
   * of computed values would make every repeat a different request.
   */
  fingerprint?: RequestMembers;
}

/** What one press has started. */
export type Started<Item> = readonly [Item, ...Item[]];

/** @throws AppError `provider_unavailable` when nothing can make this kind */
export function requireProvider(deps: Pick<GenerationDeps, 'providers'>, kind: GenerationKind) {
  const provider = deps.providers[kind];
  if (!provider || provider.status().state === 'unavailable') {
    throw notAvailable(SERVER_KINDS[kind].service);
  }
  return provider;
}

/**
 * Holds the prices and queues the jobs: as many as the request's `count` says, which is no part of what is stored.
 * @throws AppError `provider_unavailable`, `unavailable` where the studio is held, `invalid_request` for a track or a film that is gone, `unauthorized`, `price_changed`, `forbidden`, `insufficient_credits`,
 * `rate_limited`, `idempotency_mismatch`
 */
export async function startGenerations<Kind extends GenerationKind>(
  deps: Pick<GenerationDeps, 'sql' | 'config' | 'clock' | 'notifier' | 'providers' | 'held'>,
  caller: Caller,
  headers: GenerationHeaders,
  start: StartGeneration<Kind>,
): Promise<{ items: Started<GenerationOf<Kind>>; uploadKeys: readonly string[] }> {
  if (deps.held?.()) throw studioHeld();
  const { kind, price, planNeeded } = start;
  const { count, ...asked } = start.request;
  const offered = requireProvider(deps, kind);
  // Before anything is waited for: it is the one that the price is of.
  const engine = engineOf(offered, asked);
  // Safe because it was read from JSON or a form, and JSON leaves undefined members out.
  const asJson = asked as { readonly [name: string]: JSONValue };
  const request = await withFilm(deps.sql, caller, await withTrack(deps.sql, caller, asJson));
  const provider = engine?.provider ?? offered;
  const [first, ...others] = await insertGenerations(deps.sql, caller, {
    kind,
    // What is started with an engine is made by it, whichever is the first one then; a film that stands asks none.
    request: engine && !hasFilm({ request }) ? { ...request, engine: engine.id } : request,
    seeds: seedsOf(request.seed, typeof count === 'number' ? count : 1),
    provider: provider.id,
    price,
    quotedPrice: headers['x-quoted-price'] ?? null,
    idempotencyKey: headers['idempotency-key'] ?? null,
    requestHash: hashOf([kind, start.fingerprint ?? start.request]),
    planNeeded,
    limits: deps.config.startLimits,
  });
  deps.notifier.notify('jobs');
  deps.notifier.notify('events', first.userId);
  return { items: [first.item, ...others.map(({ item }) => item)], uploadKeys: first.uploadKeys };
}

/** From the user's own seed on, where the request has one. */
function seedsOf(own: unknown, count: number): number[] {
  return Array.from({ length: count }, (_, n) =>
    typeof own === 'number' ? (own + n) % (SEED_MAX + 1) : randomInt(SEED_MAX),
  );
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
