import { MUSIC_DURATION, type MusicGenre, useDraft } from '@aic/sdk';
import { STUDIO_DRAFT, type StudioDraft } from '@aic/studio';

export interface MusicDraft extends StudioDraft {
  /** Null: the prompt decides. */
  genre: MusicGenre | null;
  /** Seconds, as typed: on the way to "45" there is a "4". */
  durationText: string;
}

export const EMPTY_DRAFT: MusicDraft = {
  ...STUDIO_DRAFT,
  genre: null,
  durationText: String(MUSIC_DURATION.default),
};

export const useMusicDraft = () => useDraft<MusicDraft>('music.composer', EMPTY_DRAFT);
