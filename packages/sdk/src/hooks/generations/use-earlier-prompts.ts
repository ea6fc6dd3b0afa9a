import type { GenerationKind } from '@aic/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { generationsQuery } from '../../api/generations/generations.ts';
import { useShell } from '../../tool/shell-context.tsx';

/** Since 1.8. What the user has asked this kind for, newest first, each once: for the composer's arrow keys. */
export function useEarlierPrompts(kind: GenerationKind): readonly string[] {
  const { api } = useShell();
  const { data } = useQuery(generationsQuery(api, kind));
  return useMemo(
    () => [...new Set(data?.map(({ prompt }) => prompt))].filter((prompt) => prompt !== ''),
    [data],
  );
}
