import {
  type Generation,
  GENERATION_COSTS,
  type ImageGeneration,
  type ImageRatio,
  MUSIC_DURATION,
  type StartRequests,
  VIDEO_DURATION,
  videoCost,
} from '@aic/sdk';
import { openPicture } from '@aic/sdk/library';

/**
 * What an item was started with, to start it again. A picture that it was made of is read from where it is stored.
 * @throws Error when that is not there any more
 */
export async function requestOf(item: Generation): Promise<StartRequests[Generation['kind']]> {
  const common = commonOf(item);
  switch (item.kind) {
    case 'image':
      return imageRequestOf(item);
    case 'edit': {
      const { editType, strength, width, height, originalImageUrl, referenceImageUrl, maskUrl, upscale } =
        item;
      const [image, secondImage, mask] = await Promise.all([
        openPicture(originalImageUrl),
        referenceImageUrl === null ? null : openPicture(referenceImageUrl),
        maskUrl ? openPicture(maskUrl) : null,
      ]);
      const shape = { width, height };
      return {
        ...common,
        editType,
        strength,
        image,
        secondImage,
        shape,
        ...(mask && { mask }),
        ...(upscale && { upscale }),
      };
    }
    case 'video': {
      const { aspectRatio, cameraControl, sourceImageUrl, trackId } = item;
      const image = sourceImageUrl === null ? null : await openPicture(sourceImageUrl);
      const duration = within(item.duration, VIDEO_DURATION);
      return {
        ...common,
        duration,
        aspectRatio,
        image,
        ...(cameraControl && { cameraControl }),
        ...(trackId && { track: trackId }),
      };
    }
    case 'music':
      return { ...common, genre: item.genre, duration: within(item.duration, MUSIC_DURATION) };
    case 'text':
      return { ...common, model: item.style };
    default:
      return item satisfies never;
  }
}

/** As `requestOf`, for an image. */
export async function imageRequestOf(item: ImageGeneration): Promise<StartRequests['image']> {
  const { size, quality, style, exclude, referenceImageUrl, strength } = item;
  const image = referenceImageUrl ? await openPicture(referenceImageUrl) : null;
  // Safe because it was started with this ratio.
  const ratio = item.ratio as ImageRatio | null | undefined;
  return {
    ...commonOf(item),
    size,
    quality,
    style,
    ...(ratio && { ratio }),
    ...(exclude && { exclude }),
    ...(image && { image, ...(strength && { strength }) }),
  };
}

const commonOf = ({ prompt, madeFrom }: Generation) => ({
  prompt,
  ...(madeFrom && { madeFrom: madeFrom.id }),
});

/** Whether all that it was made of is known: an edit needs its picture. */
export const isRepeatable = (item: Generation): boolean =>
  item.kind === 'edit' ? item.originalImageUrl !== '' : true;

/** Credits of one more result like it, by the price list. */
export const repeatPrice = (item: Generation): number =>
  item.kind === 'video'
    ? videoCost({ hasCameraControl: item.cameraControl !== null })
    : GENERATION_COSTS[item.kind];

/** A result may be longer or shorter than what can be asked for. */
const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(Math.max(value, min), max);
