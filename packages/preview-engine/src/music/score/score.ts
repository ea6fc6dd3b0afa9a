/** What the composer writes and the synthesizer plays. Times are beats from the start, whatever the tempo. */
export interface Note {
  at: number;
  beats: number;
  /** MIDI pitch: middle C is 60. */
  pitch: number;
  /** How hard it is struck, 0..1. */
  velocity: number;
}

export const INSTRUMENT_IDS = [
  'piano',
  'electric-piano',
  'organ',
  'acoustic-guitar',
  'clean-guitar',
  'distorted-guitar',
  'harp',
  'strings',
  'violin',
  'cello',
  'brass',
  'flute',
  'saxophone',
  'pad',
  'saw-chords',
  'saw-lead',
  'soft-lead',
  'pluck',
  'bell',
  'vibraphone',
  'electric-bass',
  'upright-bass',
  'synth-bass',
  'sub-bass',
  'deep-808',
] as const;
export type InstrumentId = (typeof INSTRUMENT_IDS)[number];

/** Decides how loud a part is in the mix and what it plays at the end. */
export type Role = 'lead' | 'chords' | 'bass' | 'pad' | 'colour';

export interface Part {
  instrument: InstrumentId;
  role: Role;
  notes: Note[];
  /** -1 (left) .. 1 (right). */
  pan?: number;
  /** Sends to the shared reverb and delay, 0..1. */
  reverb?: number;
  delay?: number;
  /** How far the kick pushes it down, 0..1. */
  duck?: number;
  /** Decibels over or under what its role gets. */
  gain?: number;
}

export const DRUM_IDS = [
  'kick',
  'snare',
  'rim',
  'clap',
  'closed-hat',
  'open-hat',
  'pedal-hat',
  'low-tom',
  'high-tom',
  'ride',
  'crash',
  'shaker',
  'tambourine',
  'brush-tap',
  'brush-sweep',
] as const;
export type DrumId = (typeof DRUM_IDS)[number];

export interface Hit {
  at: number;
  drum: DrumId;
  velocity: number;
}

export type KitId = 'pop' | 'rock' | 'machine' | 'jazz' | 'dusty' | 'folk';

/** Sounds beside the notes. */
export interface Texture {
  kind: 'vinyl' | 'air' | 'riser';
  at: number;
  beats: number;
  /** Decibels over or under its usual place. */
  gain?: number;
}

export interface Score {
  parts: Part[];
  kit: KitId;
  hits: Hit[];
  textures: Texture[];
}
