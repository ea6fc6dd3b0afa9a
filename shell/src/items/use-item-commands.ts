import { errorText, type Generation, isUnauthorized, useSessionEnd, useShell } from '@aic/sdk';
import { BIN_DAYS, type LibraryCommand, useLibraryCommand } from '@aic/sdk/library';
import { useState } from 'react';

/** What the library can do with one item; a refusal is said. */
export function useItemCommands({ id, isFavourite, isPublished }: Generation, onGone: () => void) {
  const { toast } = useShell();
  const endSession = useSessionEnd();
  const send = useLibraryCommand();
  const [isRemoving, setRemoving] = useState(false);

  /** @returns whether it was done */
  const run = async (command: Omit<LibraryCommand, 'ids'>): Promise<boolean> => {
    try {
      await send({ ...command, ids: [id] });
      return true;
    } catch (error) {
      if (isUnauthorized(error)) endSession();
      else {
        const description = errorText(error, 'Nothing was changed. Please try again.');
        toast({ title: 'Error', description, variant: 'destructive' });
      }
      return false;
    }
  };
  const restore = async (): Promise<void> => {
    if (!(await run({ command: 'restore' }))) return;
    // Known from before its removal, which has taken it off.
    const description = isPublished ? 'It is no longer on your public page.' : undefined;
    toast({ title: 'It is back', ...(description !== undefined && { description }) });
  };
  const purge = async (): Promise<void> => {
    if (!(await run({ command: 'purge' }))) return;
    toast({ title: 'Deleted for good' });
    onGone();
  };

  return {
    isRemoving,
    toggleFavourite: () => void run({ command: isFavourite === true ? 'unfavourite' : 'favourite' }),
    move: (folderId: string | null) => void run({ command: 'move', folderId }),
    restore: () => void restore(),
    purge: () => void purge(),
    async remove(): Promise<void> {
      if (isRemoving) return;
      setRemoving(true);
      const isRemoved = await run({ command: 'remove' });
      setRemoving(false);
      if (!isRemoved) return;
      toast({
        title: 'Removed',
        description: `It lies in the bin for ${BIN_DAYS} days.`,
        action: { label: 'Undo', run: () => void restore() },
      });
      onGone();
    },
  };
}
