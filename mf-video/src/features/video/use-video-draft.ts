import {
  CAMERA_MOTION,
  CAMERA_SPEED,
  type CameraControl,
  useDraft,
  VIDEO_DURATION,
  type VideoAspectRatio,
} from '@aic/sdk';
import { STUDIO_DRAFT, type StudioDraft } from '@aic/studio';
import type { FilmScript } from './script/script-lines.ts';

/** The prompt, and what it came from, are those of the tab Text to Video. */
export interface VideoDraft extends StudioDraft {
  /** Prompt of the tab Image to Video: what is to move. */
  motion: string;
  duration: number;
  aspectRatio: VideoAspectRatio;
  isCameraOn: boolean;
  camera: CameraControl;
  /** The item that the picture came from, until another picture takes its place. */
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

export const EMPTY_DRAFT: VideoDraft = {
  ...STUDIO_DRAFT,
  motion: '',
  duration: VIDEO_DURATION.default,
  aspectRatio: '16:9',
  isCameraOn: false,
  camera: { motion: CAMERA_MOTION.default, direction: 'none', speed: CAMERA_SPEED.default },
  imageFrom: null,
  script: null,
  track: null,
};

export const useVideoDraft = () => useDraft<VideoDraft>('video.composer', EMPTY_DRAFT);
