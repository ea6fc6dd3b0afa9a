import { errorText, isUnauthorized, useMutation, useQueryClient, useSessionEnd, useShell } from '@aic/sdk';
import { QUERY_KEYS } from '@aic/sdk/library';
import { runUploadCommand, type UploadCommandName } from '@aic/sdk/uploads';

/** Removes an upload, with a toast that takes that back; a refusal is said. */
export function useRemoveUpload(id: string, onRemoved: () => void) {
  const { api, toast } = useShell();
  const endSession = useSessionEnd();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (command: UploadCommandName) => runUploadCommand(api, { command, ids: [id] }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: QUERY_KEYS.uploads });
      void client.invalidateQueries({ queryKey: QUERY_KEYS.library });
    },
  });

  /** @returns whether it was done */
  const run = async (command: UploadCommandName): Promise<boolean> => {
    try {
      if ((await mutateAsync(command)).length > 0) return true;
      toast({ title: 'Nothing Changed', description: 'It is gone by now.', variant: 'destructive' });
    } catch (error) {
      if (isUnauthorized(error)) endSession();
      else {
        const description = errorText(error, 'Nothing was changed. Please try again.');
        toast({ title: 'Error', description, variant: 'destructive' });
      }
    }
    return false;
  };
  const restore = async (): Promise<void> => {
    if (await run('restore')) toast({ title: 'It is back' });
  };

  return {
    isRemoving: isPending,
    async remove(): Promise<void> {
      if (isPending || !(await run('remove'))) return;
      toast({
        title: 'Removed',
        description: 'Its file is deleted in a few minutes. What was made of it stays.',
        action: { label: 'Undo', run: () => void restore() },
      });
      onRemoved();
    },
  };
}
