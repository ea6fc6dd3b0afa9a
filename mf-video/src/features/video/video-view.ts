import type { VideoAspectRatio, VideoGeneration } from '@aic/sdk';

/** Width over height, known from the request: a tile never changes its shape. */
export function aspectRatioOf({ aspectRatio }: { aspectRatio: VideoAspectRatio }): number {
  const [width = 1, height = 1] = aspectRatio.split(':').map(Number);
  return width / height;
}

/** Some servers answer with a picture instead of a film; their addresses say so (spec section 4). */
export function isPicture(videoUrl: string): boolean {
  return /openai|dall-e|\.png|\.jpg/.test(videoUrl);
}

/** What it was made of, in one line. */
export function describe({ duration, aspectRatio, cameraControl, provider }: VideoGeneration): string {
  return [
    `${duration} s`,
    aspectRatio,
    cameraControl && cameraControl.direction !== 'none' && cameraControl.direction.replace('_', ' '),
    provider === 'preview' && 'Preview engine: procedural, not an AI model',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** An item's name where it has no words. */
export function titleOf({ prompt }: Pick<VideoGeneration, 'prompt'>): string {
  return prompt === '' ? 'Video from an image' : prompt;
}
