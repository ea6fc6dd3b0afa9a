import type { GenerationKind, ProviderInfo } from '@aic/contract';
import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '../api/generations/providers.ts';
import { useShell } from '../tool/shell-context.tsx';

/** The engine behind a kind of generation, or null while unknown. */
export function useProvider(kind: GenerationKind): ProviderInfo | null {
  const { data } = useQuery(providersQuery(useShell().api));
  return data?.find((provider) => provider.kind === kind) ?? null;
}
