import { type Generation, VIDEO_DURATION } from '@aic/sdk';
import { fileOf, openPicture, useHandedOver, UseRefused, wordsOf } from '@aic/sdk/hand-off';
import { lastFrame } from './hand-off/last-frame.ts';
import { scriptLines } from './script/script-lines.ts';
import type { VideoDraft } from './use-video-draft.ts';
import { USES } from './uses.ts';
import { isPicture } from './video-view.ts';

export interface HandedOverProps {
  onChange(change: Partial<VideoDraft>): void;
  /** A picture of an item, to begin with. */
  onImage(image: File, madeFrom: string): void;
}

/** Takes over the item that the address names. It shows nothing. */
export function HandedOver({ onChange, onImage }: HandedOverProps) {
  useHandedOver(USES, {
    'first-frame': async (item, signal) => {
      const image = await openPicture(fileOf(item));
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
    script: (item) => {
      const lines = scriptLines(item.kind === 'text' ? (item.response ?? '') : '');
      const [first] = lines;
      if (first === undefined) throw new UseRefused('This text has no lines.');
      onChange({ script: { id: item.id, lines }, prompt: first, madeFrom: item.id });
      return 'The text is the script, and its first line the prompt';
    },
    prompt: (item) => {
      onChange({ ...draftOf(item), madeFrom: item.id });
      return 'The prompt is in the composer';
    },
  });

  return null;
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
