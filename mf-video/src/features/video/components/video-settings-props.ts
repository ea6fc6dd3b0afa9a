import type { VideoDraft } from '../use-video-draft.ts';

export interface VideoSettingsProps {
  draft: VideoDraft;
  onChange(change: Partial<VideoDraft>): void;
  /** What the camera moves over, when there is a picture. */
  image: File | null;
}
