import type { VideoEndpoint } from '../../../platform/config/engines.ts';
import type { JobOf } from '../provider.ts';
import type { VideoRequest } from './video-form.ts';

/**
 * The JSON of OpenRouter's `POST /api/v1/videos`, which has a shape and a height in the place of pixels, and the first
 * frame as an address of its data. Source: openrouter.ai/docs/api-reference/video-generation/create-videos.
 */
export function openRouterRequest(
  { aspectRatio, durationSeconds, image }: JobOf<'video'>,
  { model, prompt }: Pick<VideoRequest, 'model' | 'prompt'>,
  resolution: VideoEndpoint['resolution'],
): string {
  return JSON.stringify({
    model,
    prompt,
    duration: durationSeconds,
    aspect_ratio: aspectRatio,
    resolution,
    ...(image && {
      frame_images: [
        {
          type: 'image_url',
          frame_type: 'first_frame',
          image_url: {
            url: `data:${image.mediaType};base64,${Buffer.from(image.bytes).toString('base64')}`,
          },
        },
      ],
    }),
  });
}
