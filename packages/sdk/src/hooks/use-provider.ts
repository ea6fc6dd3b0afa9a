import type { GenerationKind, ProviderInfo } from '@aic/contract';
import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '../api/generations/providers.ts';
import { useShell } from '../tool/shell-context.tsx';
import { useEngine } from './use-engine.ts';

/** The engine behind a kind of generation, the chosen one where there are several, or null while unknown. */
export function useProvider(kind: GenerationKind): ProviderInfo | null {
  const { data } = useQuery(providersQuery(useShell().api));
  const { engine } = useEngine(kind);
  const provider = data?.find((row) => row.kind === kind) ?? null;
  if (provider === null || engine === null) return provider;
  const { state, message, supports } = engine;
  return { ...provider, state, message, supports };
}
