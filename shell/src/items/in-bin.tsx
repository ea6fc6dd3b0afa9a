import { Button } from '@aic/design-system';
import { Notice } from '@aic/design-system/billing';
import { AlertDialog } from '@aic/design-system/overlays';
import { TrashIcon } from '@aic/design-system/studio';
import { BIN_DAYS } from '@aic/sdk/library';
import { useState } from 'react';

interface InBinProps {
  restore(): void;
  /** Deletes it and its files now. */
  purge(): void;
}

/** In place of all actions while an item lies in the bin. */
export function InBin({ restore, purge }: InBinProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Notice
      title="In the bin"
      actions={
        <>
          <Button onClick={restore}>Restore</Button>
          <Button variant="ghost" iconStart={<TrashIcon />} onClick={() => setAsking(true)}>
            Delete now
          </Button>
        </>
      }
    >
      It is in none of your lists, and is deleted for good {BIN_DAYS} days after its removal.
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete it now?"
        description="It and its files are gone for good. This cannot be undone, and no credits come back."
        confirmLabel="Delete it"
        onConfirm={purge}
        isDestructive
      />
    </Notice>
  );
}
