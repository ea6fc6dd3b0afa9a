import { useMutation, useQueryClient, useShell } from '@aic/sdk';
import { type LibraryCommand, runLibraryCommand } from '../api/library/commands.ts';
import { QUERY_KEYS } from '../api/query-keys.ts';

/**
 * Does one thing to items of the library; what shows them is read again. Commands of one page are sent one after
 * another, so that an undo never overtakes what it undoes.
 * @returns ids of those that it changed; rejects with what the server has refused
 */
export function useLibraryCommand(): (command: LibraryCommand) => Promise<string[]> {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    scope: { id: 'library' },
    mutationFn: (command: LibraryCommand) => runLibraryCommand(api, command),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.generations });
      void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.library });
    },
  });
  return mutateAsync;
}
