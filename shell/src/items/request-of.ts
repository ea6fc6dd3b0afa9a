import { type Generation, MUSIC_DURATION, type StartRequests, VIDEO_DURATION } from '@aic/sdk';
import { openPicture } from '@aic/sdk/library';

/**
 * What an item was started with, to start it again. A picture that it was made of is read from where it is stored.
 * @throws Error when that is not there any more
 */
export async function requestOf(item: Generation): Promise<StartRequests[Generation['kind']]> {
  const { prompt } = item;
  const common = { prompt, ...(item.madeFrom && { madeFrom: item.madeFrom.id }) };
  switch (item.kind) {
    case 'image': {
      const { size, quality, style } = item;
      return { ...common, size, quality, style };
    }
    case 'edit': {
      const { editType, strength, width, height, originalImageUrl, referenceImageUrl } = item;
      const [image, secondImage] = await Promise.all([
        openPicture(originalImageUrl),
        referenceImageUrl === null ? null : openPicture(referenceImageUrl),
      ]);
      return { ...common, editType, strength, image, secondImage, shape: { width, height } };
    }
    case 'video': {
      const { aspectRatio, cameraControl, sourceImageUrl } = item;
      const image = sourceImageUrl === null ? null : await openPicture(sourceImageUrl);
      const duration = within(item.duration, VIDEO_DURATION);
      return { ...common, duration, aspectRatio, image, ...(cameraControl && { cameraControl }) };
    }
    case 'music':
      return { ...common, genre: item.genre, duration: within(item.duration, MUSIC_DURATION) };
    case 'text':
      return { ...common, model: item.style };
    default:
      return item satisfies never;
  }
}

/** Whether all that it was made of is known: an edit needs its picture. */
export const isRepeatable = (item: Generation): boolean =>
  item.kind === 'edit' ? item.originalImageUrl !== '' : true;

/** A result may be longer or shorter than what can be asked for. */
const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(Math.max(value, min), max);
