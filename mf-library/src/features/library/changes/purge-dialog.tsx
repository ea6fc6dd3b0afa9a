import { AlertDialog } from '@aic/design-system/overlays';
import { items } from './change-texts.ts';

export interface PurgeDialogProps {
  count: number;
  onClose(): void;
  onConfirm(): void;
}

/** Asks with the number: this has no undo. */
export function PurgeDialog({ count, onClose, onConfirm }: PurgeDialogProps) {
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete ${items(count)} now?`}
      description="They and their files are gone for good. This cannot be undone, and no credits come back."
      confirmLabel={`Delete ${items(count)}`}
      onConfirm={onConfirm}
      isDestructive
    />
  );
}
