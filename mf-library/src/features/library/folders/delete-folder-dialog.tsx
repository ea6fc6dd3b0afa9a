import { AlertDialog } from '@aic/design-system/overlays';
import { useShell } from '@aic/sdk';
import { folderErrorText, useFolders } from './use-folders.ts';

export interface DeleteFolderDialogProps {
  folder: { id: string; name: string; count: number };
  onClose(): void;
  onDeleted(): void;
}

/** A folder goes, and its items stay. */
export function DeleteFolderDialog({ folder, onClose, onDeleted }: DeleteFolderDialogProps) {
  const { toast } = useShell();
  const { remove } = useFolders();
  // The dialog is closed by the press, so what follows does not depend on it.
  const confirm = (): void =>
    void remove.mutateAsync(folder.id).then(onDeleted, (error: unknown) =>
      toast({
        title: 'The folder could not be deleted',
        description: folderErrorText(error),
        variant: 'destructive',
      }),
    );
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete the folder “${folder.name}”?`}
      description={
        folder.count === 0 ? 'It is empty.' : 'What is in it stays in your library, without a folder.'
      }
      confirmLabel="Delete folder"
      onConfirm={confirm}
      isDestructive
    />
  );
}
