import { Button } from '@aic/design-system';
import { CropBox, largestArea, type CropArea } from '@aic/design-system/crop';
import { Dialog } from '@aic/design-system/overlays';
import { useState } from 'react';

export interface CropDialogProps {
  picture: File;
  /** Width over height. */
  pictureRatio: number;
  aspectRatio: number;
  /** In words: `16:9`. */
  shape: string;
  /** Null: it stays as it is. */
  onDone(area: CropArea | null): void;
}

/** Which part of a picture becomes the first frame, where the film has another shape. */
export function CropDialog({ picture, pictureRatio, aspectRatio, shape, onDone }: CropDialogProps) {
  const [area, setArea] = useState(() => largestArea({ pictureRatio, aspectRatio }));
  return (
    <Dialog
      isOpen
      onOpenChange={() => onDone(null)}
      title="Choose the part that is seen"
      description={`The video is ${shape}, and the picture has another shape.`}
      actions={
        <>
          <Button onClick={() => onDone(null)}>Leave it as it is</Button>
          <Button variant="primary" onClick={() => onDone(area)}>
            Use this part
          </Button>
        </>
      }
    >
      <CropBox
        label="Part that becomes the first frame"
        picture={picture}
        pictureRatio={pictureRatio}
        aspectRatio={aspectRatio}
        value={area}
        onValueChange={setArea}
      />
    </Dialog>
  );
}
