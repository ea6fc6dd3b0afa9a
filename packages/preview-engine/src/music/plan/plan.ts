import type { Random } from '../../maths/random.ts';
import type { Meter, MusicBrief } from '../prompt/music-brief.ts';
import type { Chord } from '../theory/chord.ts';
import type { Key } from '../theory/key.ts';

export type SectionKind =
  | 'intro'
  | 'verse'
  | 'chorus'
  | 'bridge'
  | 'solo'
  | 'build'
  | 'drop'
  | 'break'
  | 'theme'
  | 'development'
  | 'reprise'
  | 'drift'
  | 'outro';

/** A chord and where it sounds, in beats from the start. */
export interface ChordSpan {
  at: number;
  beats: number;
  chord: Chord;
}

export interface Section {
  kind: SectionKind;
  at: number;
  beats: number;
  bars: number;
  /** 0 (a whisper) .. 1 (everything plays). */
  energy: number;
  spans: readonly ChordSpan[];
}

/** Everything that is decided before a note is written. */
export interface Plan {
  brief: MusicBrief;
  key: Key;
  meter: Meter;
  beatsPerBar: number;
  /** Beats per minute: of the quarter, in 6/8 of the dotted quarter. */
  tempo: number;
  sections: readonly Section[];
  /** The closing chord: it starts where the last section ends and rings to the end of the track. */
  finale: ChordSpan;
  random: Random;
}
