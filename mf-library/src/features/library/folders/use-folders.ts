import { errorText, useMutation, useQueryClient, useShell } from '@aic/sdk';
import { createFolder, librarySummaryQuery, removeFolder, renameFolder } from '@aic/sdk/library';

/** Makes, renames and deletes folders; the component that asked shows a refusal. */
export function useFolders() {
  const { api } = useShell();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: librarySummaryQuery(api).queryKey });
  const save = useMutation({
    mutationFn: ({ id, name }: { id: string | null; name: string }) =>
      id === null ? createFolder(api, name) : renameFolder(api, { id, name }),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (id: string) => removeFolder(api, id), onSuccess });
  return { save, remove };
}

export const folderErrorText = (error: unknown): string =>
  errorText(error, 'The server did not answer. Nothing was changed.');
