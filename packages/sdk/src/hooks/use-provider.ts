import type { GenerationKind, ProviderInfo } from '@aic/contract';
import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '../api/generations/providers.ts';
import { useShell } from '../tool/shell-context.tsx';
import { useEngine } from './use-engine.ts';

/** The engine behind a kind of generation, with what the chosen one supports, or null while unknown. */
export function useProvider(kind: GenerationKind): ProviderInfo | null {
  const { data } = useQuery(providersQuery(useShell().api));
  const { engine } = useEngine(kind);
  const provider = data?.find((row) => row.kind === kind) ?? null;
  return provider && engine ? { ...provider, supports: engine.supports } : provider;
}
