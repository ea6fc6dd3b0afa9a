import { type GenerationKind, KINDS } from '@aic/contract';
import type { GenerationDeps } from '../generation-deps.ts';
import type { Start } from '../kinds/server-kind.ts';
import { requireProvider } from './start-generation.ts';

/**
 * What a request costs, and whether it takes a plan.
 * @throws AppError `provider_unavailable`, `invalid_request` for what the engine in place cannot do
 */
export function termsOf(
  deps: Pick<GenerationDeps, 'providers'>,
  kind: GenerationKind,
  { requireSupport, termsOf: termsOfRequest }: Start,
  request: Parameters<NonNullable<Start['termsOf']>>[0],
): { price: number; isPlanNeeded: boolean } {
  requireSupport?.(request, requireProvider(deps, kind).supports());
  return termsOfRequest?.(request) ?? { price: KINDS[kind].price, isPlanNeeded: false };
}
