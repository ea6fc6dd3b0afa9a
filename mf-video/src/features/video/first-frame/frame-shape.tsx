import { Button, Stack, Text } from '@aic/design-system';
import { useShell, type VideoAspectRatio } from '@aic/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { CropDialog } from './crop-dialog.tsx';
import { cropPicture, fits, ratioOf } from './crop-picture.ts';
import type { FirstFrame } from './use-first-frame.ts';

export interface FrameShapeProps {
  frame: FirstFrame;
  /** Of the film, in words and as width over height. */
  aspectRatio: VideoAspectRatio;
  shape: number;
  /** The film is to have the shape of this picture. @param ratio width over height */
  onPictureShape(ratio: number): void;
}

/**
 * A film takes the shape of its picture. Where there is no such film, or the user chose another: what becomes of the
 * picture, and which part of it is to be seen.
 */
export function FrameShape({ frame, aspectRatio, shape, onPictureShape }: FrameShapeProps) {
  const { toast } = useShell();
  const { image, original, isNew, isAsking, adopt, ask, finish } = frame;
  const imageRatio = useRatio(image);
  const originalRatio = useRatio(original);
  const isRight = imageRatio === null || fits(imageRatio, shape);
  const takeShape = useEffectEvent((ratio: number) => {
    onPictureShape(ratio);
    adopt();
  });
  useEffect(() => {
    if (isNew && imageRatio !== null) takeShape(imageRatio);
  }, [isNew, imageRatio]);
  const isNothingToAsk = isAsking && !isNew && imageRatio !== null && isRight;
  const settle = useEffectEvent(() => finish(null));
  useEffect(() => {
    if (isNothingToAsk) settle();
  }, [isNothingToAsk]);
  if (isRight || isNew) return null;

  const cutOut = (area: Parameters<typeof cropPicture>[1]): void => {
    if (original === null) return;
    void cropPicture(original, area).then(finish, () => {
      finish(null);
      const description = 'No part of this picture can be cut out. It stays as it is.';
      toast({ title: 'File Not Opened', description, variant: 'destructive' });
    });
  };
  return (
    <Stack gap={8} align="start">
      <Text as="p" size="small" tone="muted">
        {`The video is ${aspectRatio}, and the picture has another shape: its edges are cut off.`}
      </Text>
      <Button size="dense" onClick={ask}>
        Choose the part that is seen
      </Button>
      {isAsking && original !== null && originalRatio !== null && (
        <CropDialog
          // Another picture or shape begins anew.
          key={aspectRatio}
          picture={original}
          pictureRatio={originalRatio}
          aspectRatio={shape}
          shape={aspectRatio}
          onDone={(area) => (area === null ? finish(null) : cutOut(area))}
        />
      )}
    </Stack>
  );
}

/** Width over height; null until it is known, and of what is no picture. */
function useRatio(picture: File | null): number | null {
  const [known, setKnown] = useState<{ picture: File; ratio: number } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (picture === null) return undefined;
    void ratioOf(picture).then(
      (ratio) => isCurrent && setKnown({ picture, ratio }),
      // The field says so.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [picture]);
  return known !== null && known.picture === picture ? known.ratio : null;
}
