import { MUSIC_DURATION, useDraft, type MusicGenre } from '@aic/sdk';

export interface MusicDraft {
  prompt: string;
  /** Null: the prompt decides. */
  genre: MusicGenre | null;
  /** Seconds, as typed: on the way to "45" there is a "4". */
  durationText: string;
  /** Results of one press. */
  count: number;
  /** Null: another one for each result. */
  seed: number | null;
  /** The item that the prompt came from, until another prompt takes its place. */
  madeFrom: string | null;
}

const EMPTY_DRAFT: MusicDraft = {
  prompt: '',
  genre: null,
  durationText: String(MUSIC_DURATION.default),
  count: 1,
  seed: null,
  madeFrom: null,
};

export const useMusicDraft = () => useDraft<MusicDraft>('music.composer', EMPTY_DRAFT);
