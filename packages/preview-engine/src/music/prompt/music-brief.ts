import type { MusicGenre } from '@aic/contract';
import type { Mode } from '../theory/key.ts';

export const FAMILIES = [
  'drums',
  'bass',
  'piano',
  'electric-piano',
  'organ',
  'guitar',
  'harp',
  'strings',
  'violin',
  'cello',
  'brass',
  'flute',
  'saxophone',
  'synth',
  'bells',
  'vibraphone',
  'vinyl',
] as const;
/** What a prompt can ask for or leave out. */
export type Family = (typeof FAMILIES)[number];

export type Meter = '4/4' | '3/4' | '6/8';

export type Flavour = 'trap' | 'lo-fi' | 'techno' | 'bossa' | 'ballad' | 'metal' | 'baroque';

/** What the words say about the music. Null: they leave it open. */
export interface MusicBrief {
  genre: MusicGenre;
  flavours: ReadonlySet<Flavour>;
  /** Beats per minute, as asked. */
  tempo: number | null;
  /** Tempo words and moods, -2 (very slow) .. 2 (very fast). */
  pace: number;
  tonic: number | null;
  mode: Mode | null;
  meter: Meter | null;
  /** -1 (calm) .. 1 (driving). */
  energy: number;
  /** -1 (dark) .. 1 (bright). */
  brightness: number;
  /** -1 (dry) .. 1 (a cathedral). */
  space: number;
  wanted: ReadonlySet<Family>;
  unwanted: ReadonlySet<Family>;
  /** "Solo piano": nothing else plays. */
  solo: Family | null;
}
