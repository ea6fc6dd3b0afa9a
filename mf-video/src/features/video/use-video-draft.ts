import {
  CAMERA_MOTION,
  CAMERA_SPEED,
  useDraft,
  VIDEO_DURATION,
  type CameraControl,
  type VideoAspectRatio,
} from '@aic/sdk';

export interface VideoDraft {
  /** Prompt of the tab Text to Video. */
  prompt: string;
  /** Prompt of the tab Image to Video: what is to move. */
  motion: string;
  duration: number;
  aspectRatio: VideoAspectRatio;
  isCameraOn: boolean;
  camera: CameraControl;
  /** The items that the prompt and the picture came from, until something else takes their place. */
  promptFrom: string | null;
  imageFrom: string | null;
}

const EMPTY_DRAFT: VideoDraft = {
  prompt: '',
  motion: '',
  duration: VIDEO_DURATION.default,
  aspectRatio: '16:9',
  isCameraOn: false,
  camera: { motion: CAMERA_MOTION.default, direction: 'none', speed: CAMERA_SPEED.default },
  promptFrom: null,
  imageFrom: null,
};

export const useVideoDraft = () => useDraft<VideoDraft>('video.composer', EMPTY_DRAFT);
