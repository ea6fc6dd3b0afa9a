import type { CropArea } from '@aic/design-system/crop';
import { type Generation, VIDEO_DURATION, type VideoAspectRatio } from '@aic/sdk';
import { fileOf, openPicture, useHandedOver, wordsOf } from '@aic/sdk/hand-off';
import { useState } from 'react';
import { CropDialog, type CropDialogProps } from './hand-off/crop-dialog.tsx';
import { cropPicture, fits, ratioOf } from './hand-off/crop-picture.ts';
import { lastFrame } from './hand-off/last-frame.ts';
import type { VideoDraft } from './use-video-draft.ts';
import { USES } from './uses.ts';
import { aspectRatioOf, isPicture } from './video-view.ts';

export interface HandedOverProps {
  aspectRatio: VideoAspectRatio;
  onChange(change: Partial<VideoDraft>): void;
  /** A picture of an item, to begin with. */
  onImage(image: File, madeFrom: string): void;
}

/** Takes over the item that the address names; it shows nothing unless a part of a picture is to be chosen. */
export function HandedOver({ aspectRatio, onChange, onImage }: HandedOverProps) {
  const [question, setQuestion] = useState<CropDialogProps | null>(null);

  /** @returns null when the user closes it, or has gone elsewhere */
  const askForPart = (picture: File, pictureRatio: number, signal: AbortSignal): Promise<CropArea | null> =>
    new Promise((resolve) => {
      const answer = (area: CropArea | null): void => {
        setQuestion(null);
        resolve(area);
      };
      signal.addEventListener('abort', () => answer(null));
      const shape = { aspectRatio: aspectRatioOf({ aspectRatio }), shape: aspectRatio };
      setQuestion({ ...shape, picture, pictureRatio, onDone: answer });
    });

  useHandedOver(USES, {
    'first-frame': async (item, signal) => {
      const picture = await openPicture(fileOf(item));
      const pictureRatio = await ratioOf(picture);
      let image = picture;
      if (!fits(pictureRatio, aspectRatioOf({ aspectRatio }))) {
        const area = await askForPart(picture, pictureRatio, signal);
        if (area === null) return null;
        image = await cropPicture(picture, area);
      }
      if (signal.aborted) return null;
      onImage(image, item.id);
      return 'The picture is the first frame';
    },
    'last-frame': async (item, signal) => {
      const url = fileOf(item);
      const image = await (isPicture(url) ? openPicture(url) : lastFrame(url, signal));
      if (signal.aborted) return null;
      onChange({ aspectRatio: item.aspectRatio });
      onImage(image, item.id);
      return 'The last frame of the video is the first of the next one';
    },
    sound: (item) => {
      onChange({ track: { id: item.id, title: wordsOf(item), durationSeconds: item.duration } });
      return 'The track is the sound of the video';
    },
    prompt: (item) => {
      onChange({ ...draftOf(item), promptFrom: item.id });
      return 'The prompt is in the composer';
    },
  });

  return question && <CropDialog {...question} />;
}

/** Of a film all that it was made with; of a track its length as well, as far as a film may have it. */
function draftOf(item: Generation): Partial<VideoDraft> {
  switch (item.kind) {
    case 'video': {
      const { aspectRatio, cameraControl } = item;
      const camera = cameraControl === null ? {} : { camera: cameraControl };
      return {
        prompt: wordsOf(item),
        aspectRatio,
        duration: asFilm(item.duration),
        isCameraOn: cameraControl !== null,
        ...camera,
      };
    }
    case 'music':
      return { prompt: wordsOf(item), duration: asFilm(item.duration) };
    default:
      return { prompt: wordsOf(item) };
  }
}

const asFilm = (seconds: number): number =>
  Math.min(Math.max(Math.round(seconds), VIDEO_DURATION.min), VIDEO_DURATION.max);
