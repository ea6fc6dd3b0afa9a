import type { DrumId, KitId } from '../../score/score.ts';

/** What a kit is tuned and damped to. Seconds are times to fall by 60 dB. */
export interface Kit {
  kick: { hz: number; sweepHz: number; seconds: number; click: number; drive: number };
  snare: { hz: number; seconds: number; noiseSeconds: number; noiseHz: number; noise: number };
  hat: { seconds: number; openSeconds: number; highPassHz: number };
  tom: { low: number; high: number; seconds: number };
  cymbalSeconds: number;
  /** Decibels over or under the drums' place in the mix: a kit of cymbals is heard through everything. */
  gain: number;
  /** Send to the reverb, 0..1. */
  room: number;
  /** Share of highs taken away, 0..1: an old sampler, a soft player. */
  dull: number;
  levels: Readonly<Record<DrumId, number>>;
}

const LEVELS: Readonly<Record<DrumId, number>> = {
  kick: 1,
  snare: 0.72,
  rim: 0.36,
  clap: 0.5,
  'closed-hat': 0.2,
  'open-hat': 0.2,
  'pedal-hat': 0.14,
  'low-tom': 0.6,
  'high-tom': 0.55,
  ride: 0.2,
  crash: 0.3,
  shaker: 0.15,
  tambourine: 0.18,
  'brush-tap': 0.4,
  'brush-sweep': 0.17,
};

const POP: Kit = {
  kick: { hz: 52, sweepHz: 190, seconds: 0.38, click: 0.35, drive: 1.5 },
  snare: { hz: 196, seconds: 0.22, noiseSeconds: 0.3, noiseHz: 2600, noise: 0.8 },
  hat: { seconds: 0.09, openSeconds: 0.5, highPassHz: 7400 },
  tom: { low: 92, high: 138, seconds: 0.6 },
  cymbalSeconds: 2.4,
  gain: 0,
  room: 0.14,
  dull: 0,
  levels: LEVELS,
};

export const KITS: Readonly<Record<KitId, Kit>> = {
  pop: POP,
  rock: {
    ...POP,
    kick: { hz: 57, sweepHz: 160, seconds: 0.32, click: 0.6, drive: 1.8 },
    snare: { hz: 178, seconds: 0.28, noiseSeconds: 0.42, noiseHz: 2100, noise: 0.95 },
    hat: { seconds: 0.13, openSeconds: 0.75, highPassHz: 5600 },
    cymbalSeconds: 3.2,
    gain: 1,
    room: 0.24,
    levels: { ...LEVELS, snare: 0.9, 'open-hat': 0.24, crash: 0.36, 'low-tom': 0.72, 'high-tom': 0.68 },
  },
  machine: {
    ...POP,
    kick: { hz: 47, sweepHz: 260, seconds: 0.5, click: 0.45, drive: 2.4 },
    snare: { hz: 210, seconds: 0.16, noiseSeconds: 0.22, noiseHz: 3200, noise: 0.8 },
    hat: { seconds: 0.07, openSeconds: 0.36, highPassHz: 8600 },
    room: 0.08,
    levels: { ...LEVELS, snare: 0.5, clap: 0.55, 'open-hat': 0.23 },
  },
  jazz: {
    ...POP,
    kick: { hz: 66, sweepHz: 90, seconds: 0.35, click: 0.12, drive: 1 },
    snare: { hz: 215, seconds: 0.2, noiseSeconds: 0.26, noiseHz: 2400, noise: 0.6 },
    hat: { seconds: 0.1, openSeconds: 0.5, highPassHz: 6800 },
    tom: { low: 105, high: 160, seconds: 0.5 },
    cymbalSeconds: 2.8,
    gain: -6,
    room: 0.18,
    dull: 0.25,
    levels: {
      ...LEVELS,
      kick: 0.42,
      snare: 0.42,
      ride: 0.34,
      'pedal-hat': 0.26,
      'brush-tap': 0.5,
      'brush-sweep': 0.24,
    },
  },
  dusty: {
    ...POP,
    kick: { hz: 54, sweepHz: 130, seconds: 0.42, click: 0.2, drive: 2 },
    snare: { hz: 186, seconds: 0.2, noiseSeconds: 0.25, noiseHz: 1900, noise: 0.85 },
    hat: { seconds: 0.07, openSeconds: 0.35, highPassHz: 6200 },
    gain: 1.5,
    room: 0.08,
    dull: 0.3,
    levels: { ...LEVELS, snare: 0.85, 'closed-hat': 0.42, 'open-hat': 0.3 },
  },
  folk: {
    ...POP,
    kick: { hz: 60, sweepHz: 80, seconds: 0.3, click: 0.05, drive: 1 },
    gain: -7,
    room: 0.16,
    dull: 0.3,
    levels: { ...LEVELS, kick: 0.55, shaker: 0.2, tambourine: 0.22, rim: 0.34 },
  },
};

/** Where each drum sits, as the listener in front of the kit hears it. */
export const DRUM_PANS: Readonly<Record<DrumId, number>> = {
  kick: 0,
  snare: 0.04,
  rim: 0.06,
  clap: -0.05,
  'closed-hat': 0.3,
  'open-hat': 0.3,
  'pedal-hat': 0.28,
  'low-tom': -0.35,
  'high-tom': 0.15,
  ride: -0.34,
  crash: 0.38,
  shaker: -0.4,
  tambourine: 0.42,
  'brush-tap': 0.06,
  'brush-sweep': -0.1,
};
