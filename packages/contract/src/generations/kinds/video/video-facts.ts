import { capitalized, type ItemFacts, within } from '../../kind/define-facts.ts';
import type { VideoStart } from './video-request.ts';
import { type CameraControl, VIDEO_DURATION, videoCost, type VideoGeneration } from './video.ts';

export const VIDEO_FACTS: ItemFacts<VideoGeneration, VideoStart> = {
  settings: ({ duration, aspectRatio, cameraControl }) => [
    { label: 'Length', value: `${duration} s` },
    { label: 'Aspect ratio', value: aspectRatio },
    { label: 'Camera', value: cameraControl && cameraText(cameraControl) },
  ],
  repeat: ({ duration, aspectRatio, cameraControl, trackId }) => ({
    duration: within(duration, VIDEO_DURATION),
    aspectRatio,
    ...(cameraControl && { cameraControl }),
    ...(trackId && { track: trackId }),
  }),
  pictures: { image: 'sourceImageUrl' },
  parts: ({ trackId }) => [{ label: 'Sound', id: trackId, kind: 'music' }],
  readyAction: 'Watch it',
  price: ({ cameraControl }) => videoCost({ hasCameraControl: cameraControl !== null }),
};

const cameraText = ({ direction, speed, motion }: CameraControl): string =>
  direction === 'none'
    ? `Motion ${motion}`
    : `${capitalized(direction.replace('_', ' '))}, speed ${speed}, motion ${motion}`;
