import {
  CAMERA_MOTION,
  CAMERA_SPEED,
  useDraft,
  VIDEO_DURATION,
  type CameraControl,
  type VideoAspectRatio,
} from '@aic/sdk';
import type { FilmScript } from './script/script-lines.ts';

export interface VideoDraft {
  /** Prompt of the tab Text to Video. */
  prompt: string;
  /** Prompt of the tab Image to Video: what is to move. */
  motion: string;
  duration: number;
  /** Results of one press. */
  count: number;
  /** Null: another one for each result. */
  seed: number | null;
  aspectRatio: VideoAspectRatio;
  isCameraOn: boolean;
  camera: CameraControl;
  /** The items that the prompt and the picture came from, until something else takes their place. */
  promptFrom: string | null;
  imageFrom: string | null;
  /** A text whose lines become films; null: there is none. */
  script: FilmScript | null;
  /** The track that is its sound; null: the engine makes one. */
  track: FilmTrack | null;
}

export interface FilmTrack {
  id: string;
  title: string;
  durationSeconds: number;
}

const EMPTY_DRAFT: VideoDraft = {
  prompt: '',
  motion: '',
  duration: VIDEO_DURATION.default,
  count: 1,
  seed: null,
  aspectRatio: '16:9',
  isCameraOn: false,
  camera: { motion: CAMERA_MOTION.default, direction: 'none', speed: CAMERA_SPEED.default },
  promptFrom: null,
  imageFrom: null,
  script: null,
  track: null,
};

export const useVideoDraft = () => useDraft<VideoDraft>('video.composer', EMPTY_DRAFT);
