import { Button, Cluster, Text } from '@aic/design-system';
import { lazyPart, useShell } from '@aic/sdk';
import { Suspense, useState } from 'react';

const MaskDialog = lazyPart('The brush', () => import('./mask-dialog.tsx').then((file) => file.MaskDialog), {
  isOnRequest: true,
});

export interface MaskFieldProps {
  picture: File;
  /** A PNG that is transparent where the picture is to change; null: all of it is. */
  value: File | null;
  onChange(mask: File | null): void;
}

/** Whether all of the picture is to change or a part of it. */
export function MaskField({ picture, value, onChange }: MaskFieldProps) {
  const { announce } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  const handleDone = (mask: File | null): void => {
    setIsOpen(false);
    if (mask === null) return;
    onChange(mask);
    announce('Only the marked part will change');
  };
  return (
    <>
      <Cluster gap={8}>
        <Button size="dense" onClick={() => setIsOpen(true)}>
          {value === null ? 'Mark a part to change' : 'Change the marked part'}
        </Button>
        {value !== null && (
          <Button
            size="dense"
            variant="ghost"
            onClick={() => {
              onChange(null);
              announce('The whole picture will change');
            }}
          >
            Remove the mask
          </Button>
        )}
        {value !== null && (
          <Text as="span" size="small" tone="muted">
            Only the marked part will change.
          </Text>
        )}
      </Cluster>
      <Suspense>{isOpen && <MaskDialog picture={picture} mask={value} onDone={handleDone} />}</Suspense>
    </>
  );
}
