import { Button, Text } from '@aic/design-system';
import { MaskBrush, maskFile, type MaskStep } from '@aic/design-system/crop';
import { Dialog } from '@aic/design-system/overlays';
import { useShell } from '@aic/sdk';
import { useState } from 'react';
import { useMaskPicture } from './use-mask-picture.ts';

export interface MaskDialogProps {
  picture: File;
  /** What was marked before. */
  mask: File | null;
  /** Null: it is left as it was. */
  onDone(mask: File | null): void;
}

/** Marks the part of the picture that an edit may change. */
export function MaskDialog({ picture, mask, onDone }: MaskDialogProps) {
  const { toast } = useShell();
  const [steps, setSteps] = useState<readonly MaskStep[]>([]);
  const opened = useMaskPicture(picture, mask);
  const [isMissing, setIsMissing] = useState(false);

  const handleUse = async (): Promise<void> => {
    if (opened.state !== 'ready') return;
    try {
      const marked = await maskFile(steps, opened.start, opened.size);
      if (marked === null) setIsMissing(true);
      else onDone(marked);
    } catch {
      toast({
        title: 'Error',
        description: 'The mask could not be made in this browser. Nothing was charged.',
        variant: 'destructive',
      });
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={() => onDone(null)}
      title="Mark the part to change"
      description="The rest of the picture stays as it is."
      actions={
        <>
          <Button onClick={() => onDone(null)}>Cancel</Button>
          <Button variant="primary" onClick={() => void handleUse()}>
            Use this part
          </Button>
        </>
      }
    >
      {opened.state === 'failed' && (
        <Text tone="danger">
          This browser cannot open the picture for marking. The whole of it will change.
        </Text>
      )}
      {opened.state === 'ready' && (
        <MaskBrush
          label="Part to change"
          picture={picture}
          pictureRatio={opened.size.width / opened.size.height}
          start={opened.start}
          value={steps}
          onValueChange={(next) => {
            setSteps(next);
            setIsMissing(false);
          }}
        />
      )}
      {isMissing && (
        <Text role="alert" size="small" tone="danger">
          Nothing is marked. Draw over the part to change.
        </Text>
      )}
    </Dialog>
  );
}
