import { engineNote, VIDEO_ASPECT_RATIOS, type VideoAspectRatio, type VideoGeneration } from '@aic/sdk';
import { itemTitle } from '@aic/sdk/facts';

/** Width over height, known from the request: a tile never changes its shape. */
export function aspectRatioOf({ aspectRatio }: { aspectRatio: VideoAspectRatio }): number {
  const [width = 1, height = 1] = aspectRatio.split(':').map(Number);
  return width / height;
}

/** The film whose shape is the nearest to a picture's. @param ratio width over height */
export function nearestShape(ratio: number): VideoAspectRatio {
  const distance = (aspectRatio: VideoAspectRatio): number =>
    Math.abs(Math.log(aspectRatioOf({ aspectRatio }) / ratio));
  return VIDEO_ASPECT_RATIOS.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

/** Some servers answer with a picture instead of a film; their addresses say so. */
export function isPicture(videoUrl: string): boolean {
  return /openai|dall-e|\.png|\.jpg/.test(videoUrl);
}

/** What it was made of, in one line. */
export function describe(item: VideoGeneration): string {
  const { duration, aspectRatio, cameraControl, trackId } = item;
  return [
    `${duration} s`,
    aspectRatio,
    cameraControl && cameraControl.direction !== 'none' && cameraControl.direction.replace('_', ' '),
    trackId && 'with a track',
    engineNote(item),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** An item's name where it has no words. */
export const titleOf = (item: Pick<VideoGeneration, 'prompt' | 'reading'>): string =>
  itemTitle(item) || 'Video from an image';

/** A picture that was uploaded is not kept: what began with it cannot be made again. */
export function isRepeatable({ sourceImageUrl }: Pick<VideoGeneration, 'sourceImageUrl'>): boolean {
  return sourceImageUrl === null;
}
