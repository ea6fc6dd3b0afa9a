import { PurgeDialog } from '../changes/purge-dialog.tsx';
import { DeleteFolderDialog } from '../folders/delete-folder-dialog.tsx';
import { FolderDialog } from '../folders/folder-dialog.tsx';

/** The one dialog that is open. */
export type OpenDialog =
  | { kind: 'new-folder'; onSaved?: (id: string) => void }
  | { kind: 'rename-folder'; folder: { id: string; name: string } }
  | { kind: 'delete-folder'; folder: { id: string; name: string; count: number }; onDeleted(): void }
  | { kind: 'purge'; count: number; onConfirm(): void };

export function LibraryDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose(): void }) {
  switch (dialog.kind) {
    case 'new-folder':
      return <FolderDialog folder={null} onClose={onClose} onSaved={dialog.onSaved} />;
    case 'rename-folder':
      return <FolderDialog folder={dialog.folder} onClose={onClose} />;
    case 'delete-folder':
      return <DeleteFolderDialog folder={dialog.folder} onClose={onClose} onDeleted={dialog.onDeleted} />;
    case 'purge':
      return <PurgeDialog count={dialog.count} onClose={onClose} onConfirm={dialog.onConfirm} />;
    default:
      return dialog satisfies never;
  }
}
