import type { MusicGenre } from '@aic/contract';
import type { Reading } from '../reading/reading.ts';

/** Plain data, so that it crosses to a thread. */
export interface MusicRequest {
  /** Mood, instruments, key, tempo, metre; may be empty. */
  prompt: string;
  /** Null: the prompt's words decide. */
  genre: MusicGenre | null;
  /** The track is exactly as long. */
  durationSeconds: number;
  /** Any number. The same request gives the same bytes; another seed gives another piece. */
  seed: number;
}

/** What the piece turned out to be, as a listener would say it. */
export interface MusicDetails {
  genre: MusicGenre;
  /** `D minor` */
  key: string;
  /** Beats per minute; in 6/8 of the dotted quarter. */
  tempo: number;
  /** `4/4`, `3/4` or `6/8` */
  meter: string;
  /** `intro verse chorus outro` */
  structure: string;
  /** `piano, electric-bass, drums` */
  instruments: string;
}

/** As it comes from the composer. */
export interface PlayedMusic {
  /** MP3, 44.1 kHz, stereo, 192 kbit/s, with an ID3 tag. */
  mp3: Uint8Array<ArrayBuffer>;
  details: MusicDetails;
  /** Families that are heard, and the tempo. */
  played: readonly string[];
}

export interface MadeMusic extends Omit<PlayedMusic, 'played'> {
  reading: Reading;
}
