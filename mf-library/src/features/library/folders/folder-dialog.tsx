import { Button, TextField } from '@aic/design-system';
import { Dialog } from '@aic/design-system/overlays';
import { FOLDER_NAME_LENGTH_MAX } from '@aic/sdk/library';
import { type FormEvent, useId, useState } from 'react';
import { folderErrorText, useFolders } from './use-folders.ts';

export interface FolderDialogProps {
  /** Null makes a new one. */
  folder: { id: string; name: string } | null;
  onClose(): void;
  /** It has its name. */
  onSaved?: ((id: string) => void) | undefined;
}

/** Names a folder, new or not. */
export function FolderDialog({ folder, onClose, onSaved }: FolderDialogProps) {
  const { save } = useFolders();
  const [name, setName] = useState(folder?.name ?? '');
  const formId = useId();
  const isNamed = name.trim() !== '';

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isNamed || save.isPending) return;
    save.mutate(
      { id: folder?.id ?? null, name: name.trim() },
      {
        onSuccess: ({ id }) => {
          onSaved?.(id);
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={folder === null ? 'New folder' : 'Rename folder'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={save.isPending}
            disabledReason={isNamed ? undefined : 'Type a name'}
          >
            {folder === null ? 'Create' : 'Rename'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <TextField
          label="Name"
          value={name}
          maxLength={FOLDER_NAME_LENGTH_MAX}
          onChange={({ target }) => setName(target.value)}
          {...(save.isError && { error: folderErrorText(save.error) })}
        />
      </form>
    </Dialog>
  );
}
