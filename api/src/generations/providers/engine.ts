import type { GenerationKind } from '@aic/contract';
import { z } from 'zod';
import { ProviderError } from '../errors/provider-error.ts';
import type { Engine, Provider, Providers } from './provider.ts';

export const NO_ENGINE = 'The engine you chose is not offered any more. Choose another one and try again.';

const requestSchema = z.object({ engine: z.string().optional() });

/**
 * The engine that a request names, else the first.
 *
 * @returns null where there is no choice and the request names none, undefined for one that there is not (any more)
 */
export function engineOf(provider: Provider, request: unknown): Engine | null | undefined {
  const id = requestSchema.safeParse(request).data?.engine;
  const { engines } = provider;
  return id === undefined ? (engines?.[0] ?? null) : engines?.find((engine) => engine.id === id);
}

/** Where a kind has no choice: the one that the environment configures. */
const alone = (provider: Provider): Engine => ({ id: '', label: '', price: null, cost: null, provider });

/**
 * What makes a job of this kind, or null where nothing does.
 *
 * @throws ProviderError `invalid_request` for an engine that there is not (any more)
 */
export function engineFor(providers: Providers, kind: GenerationKind, request: unknown): Engine | null {
  const provider: Provider | undefined = providers[kind];
  if (provider === undefined) return null;
  const engine = engineOf(provider, request);
  if (engine !== undefined) return engine ?? alone(provider);
  throw new ProviderError('invalid_request', 'There is no such engine.', { shownMessage: NO_ENGINE });
}
