import { type Generation, useQuery, useShell } from '@aic/sdk';
import { hasScenes } from './has-scenes.ts';

/**
 * Since 1.10. For a button beside a finished item: hands it over to the tool that most people go on with. False until
 * that is known, and where no tool takes it.
 */
export function useNextStep(item: Generation): { label: string; onPress(): void } | false {
  const { items, navigate } = useShell();
  const { id, kind, status, madeFrom } = item;
  const { data } = useQuery({
    queryKey: ['next-step', id],
    queryFn: () => items.nextStep({ id, kind, status, ...(madeFrom && { madeFrom }) }),
    // A letter is no script.
    enabled: status === 'completed' && (item.kind !== 'text' || hasScenes(item.response ?? '')),
    staleTime: Infinity,
    retry: false,
  });
  return data ? { label: data.label, onPress: () => navigate(data.path) } : false;
}
