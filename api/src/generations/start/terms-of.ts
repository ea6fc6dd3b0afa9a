import { type GenerationKind, KINDS } from '@aic/contract';
import { ADVANCED_OPTIONS } from '@aic/contract/schemas';
import { AppError } from '../../platform/errors/app-error.ts';
import { noSeed } from '../errors/option-errors.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import type { Start, Terms } from '../kinds/server-kind.ts';
import { engineOf, NO_ENGINE } from '../providers/engine.ts';
import { requireProvider } from './start-generations.ts';

/**
 * What each result of a request costs, and whether it takes a plan.
 * @throws AppError `provider_unavailable`, `invalid_request` for an engine that there is not, or what it cannot do
 */
export function termsOf(
  deps: Pick<GenerationDeps, 'providers'>,
  kind: GenerationKind,
  { requireSupport, termsOf: termsOfRequest }: Start,
  request: Parameters<NonNullable<Start['termsOf']>>[0],
): Terms {
  const provider = requireProvider(deps, kind);
  const engine = engineOf(provider, request);
  if (engine === undefined) throw new AppError('invalid_request', NO_ENGINE);
  const supports = (engine?.provider ?? provider).supports();
  if (request.seed !== undefined && !supports.seed) throw noSeed();
  requireSupport?.(request, supports);
  const kindPrice = KINDS[kind].price;
  const { price, planNeeded } = termsOfRequest?.(request) ?? { price: kindPrice, planNeeded: null };
  return {
    // Options cost the same more with each engine, and what none makes costs nothing with any.
    price: price === 0 ? 0 : price - kindPrice + (engine?.price ?? kindPrice),
    planNeeded: ADVANCED_OPTIONS.some((name) => request[name] !== undefined) ? 'creator' : planNeeded,
  };
}
