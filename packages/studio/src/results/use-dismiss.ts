import { errorText, type Generation, isUnauthorized, useSessionEnd, useShell } from '@aic/sdk';
import { useLibraryCommand } from '@aic/sdk/library';

/** Takes a failed or cancelled item out of the lists, with a toast that undoes it. Null for all other items. */
export function useDismiss(): (item: Pick<Generation, 'id' | 'status'>) => (() => void) | null {
  const { toast } = useShell();
  const endSession = useSessionEnd();
  const run = useLibraryCommand();

  const refuse = (error: unknown): void => {
    if (isUnauthorized(error)) return endSession();
    const description = errorText(error, 'Nothing was changed. Please try again.');
    toast({ title: 'Error', description, variant: 'destructive' });
  };
  const dismiss = (id: string): void =>
    void run({ command: 'dismiss', ids: [id] }).then(
      () => toast({ title: 'Dismissed', action: { label: 'Undo', run: () => restore(id) } }),
      refuse,
    );
  const restore = (id: string): void => void run({ command: 'restore', ids: [id] }).catch(refuse);

  return ({ id, status }) => (status === 'failed' ? () => dismiss(id) : null);
}
