import type { EngineInfo, GenerationKind } from '@aic/contract';
import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '../api/generations/providers.ts';
import { useShell } from '../tool/shell-context.tsx';
import { useDraft } from './use-draft.ts';

interface EngineDraft {
  id: string | null;
}

const FIRST: EngineDraft = { id: null };
const NONE: readonly EngineInfo[] = [];

/**
 * The engine that makes the next one of a kind. It is kept as drafts are.
 *
 * @returns `engine` is null, and `engines` empty, where there is no choice
 */
export function useEngine(kind: GenerationKind) {
  const { data } = useQuery(providersQuery(useShell().api));
  const [{ id }, change] = useDraft(`${kind}.engine`, FIRST);
  const engines = data?.find((row) => row.kind === kind)?.engines ?? NONE;
  return {
    engines,
    engine: engines.find((known) => known.id === id) ?? engines[0] ?? null,
    choose: (chosen: string) => change({ id: chosen }),
  };
}
