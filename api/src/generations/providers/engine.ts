import type { GenerationKind } from '@aic/contract';
import { z } from 'zod';
import { ProviderError } from '../errors/provider-error.ts';
import type { Engine, Provider, Providers } from './provider.ts';

export const NO_ENGINE = 'The engine you chose is not offered any more. Choose another one and try again.';

/** The engine that variables describe, beside others. */
export const ENVIRONMENT_ENGINE = 'environment';

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

/** What is not offered any more makes what was started with it. */
function otherOf({ others, engines }: Provider, request: unknown): Engine | null | undefined {
  const id = requestSchema.safeParse(request).data?.engine;
  if (id === undefined) return null;
  const other = others?.find((engine) => engine.id === id);
  // It has this name while there are others to choose from.
  return other ?? (id === ENVIRONMENT_ENGINE && engines === undefined ? null : undefined);
}

/** A job that names no engine was started when there was no choice: perhaps with the one of variables, which is another now. */
function environmentOf({ engines = [], others = [] }: Provider, request: unknown, startedWith?: string) {
  if (requestSchema.safeParse(request).data?.engine !== undefined) return undefined;
  const isIt = ({ id, provider }: Engine) => id === ENVIRONMENT_ENGINE && provider.id === startedWith;
  return [...engines, ...others].find(isIt);
}

/**
 * What makes a job of this kind, or null where nothing does.
 *
 * @param startedWith id of the provider that it was started with
 * @throws ProviderError `invalid_request` for an engine that there is not (any more)
 */
export function engineFor(
  providers: Providers,
  kind: GenerationKind,
  request: unknown,
  startedWith?: string,
): Engine | null {
  const provider: Provider | undefined = providers[kind];
  if (provider === undefined) return null;
  const chosen = environmentOf(provider, request, startedWith) ?? engineOf(provider, request);
  const engine = chosen === undefined ? otherOf(provider, request) : chosen;
  if (engine !== undefined) return engine ?? alone(provider);
  throw new ProviderError('invalid_request', 'There is no such engine.', { shownMessage: NO_ENGINE });
}
