import { integer, list, nullable, number, oneOf, text, type ValueOf } from '../../../shape/field.ts';
import { defineKind } from '../../kind/define-kind.ts';
import type { SampleOf } from '../../kind/item.ts';

export const MUSIC_GENRES = [
  'pop',
  'rock',
  'electronic',
  'jazz',
  'classical',
  'hip-hop',
  'folk',
  'ambient',
] as const;
export type MusicGenre = (typeof MUSIC_GENRES)[number];

/** Seconds of music. */
export const MUSIC_DURATION = { min: 10, max: 120, default: 30 } as const;

export const MUSIC = defineKind('music', {
  name: 'Music',
  pluralLabel: 'Music',
  newLabel: 'New track',
  noun: 'track',
  verb: 'play',
  page: '/music',
  file: { prefix: 'ai-music-', extension: 'mp3', noun: 'music' },
  missingPrompt: 'Please enter a description for your music',
  price: 12,
  medium: 'sound',
  listPath: '/api/music-generations',
  startPaths: { json: '/api/generate-music' },
  isAlwaysPolled: true,
  fields: {
    audioUrl: nullable(text),
    genre: nullable(oneOf(MUSIC_GENRES)),
    /** Seconds. */
    duration: integer(),
    /** Loudness over time, 0..1, for the waveform; empty until it is done. */
    peaks: list(number()),
  },
  result: 'audioUrl',
  /** Of its cover. */
  aspectRatio: () => 1,
});

export type MusicGeneration = ValueOf<typeof MUSIC.item>;

export const MUSIC_SAMPLE: SampleOf<MusicGeneration> = {
  prompt: 'Rainy afternoon',
  credits: 12,
  audioUrl: '/media/00000000000000000000000000000005',
  genre: 'jazz',
  duration: 30,
  peaks: [0.2, 0.9, 0.5, 1, 0.3],
};
