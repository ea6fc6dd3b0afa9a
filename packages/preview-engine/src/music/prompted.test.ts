import type { MusicGenre } from '@aic/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyStrength, measureChroma, measureMusic, tempoStrength } from '../../test/music/music-measures.ts';
import { playJob, type PlayedTrack } from '../../test/music/play-job.ts';

const PROMPTS = {
  'a walk in the park at 72 bpm': 'pop',
  'a walk in the park at 150 bpm': 'pop',
  'a march in F# minor': 'hip-hop',
  'a march in Eb major': 'classical',
  'a song about the sea': 'pop',
  'a song about the sea, no drums': 'pop',
} as const satisfies Record<string, MusicGenre>;
type Prompt = keyof typeof PROMPTS;

const played = new Map<string, PlayedTrack>();
beforeAll(async () => {
  const tracks = Object.entries(PROMPTS).map(async ([prompt, genre]) => {
    played.set(prompt, await playJob({ prompt, genre, durationSeconds: 10, seed: 5 }));
  });
  await Promise.all(tracks);
});

function hear(prompt: Prompt): PlayedTrack {
  const track = played.get(prompt);
  if (!track) throw new Error(`"${prompt}" was not played.`);
  return track;
}

describe('what the words ask for can be heard', () => {
  it.each([
    [72, 'a walk in the park at 72 bpm'],
    [150, 'a walk in the park at 150 bpm'],
  ] as const)('plays at %i bpm when told to', (tempo, prompt) => {
    const { details, mono } = hear(prompt);
    expect(details.tempo).toBe(tempo);
    expect(tempoStrength(mono, tempo)).toBeGreaterThan(0.8);
    expect(tempoStrength(mono, tempo * 1.17)).toBeLessThan(0.5);
  });

  it.each([
    ['F# minor', 6, 'a march in F# minor'],
    ['Eb major', 3, 'a march in Eb major'],
  ] as const)('plays in %s when told to', (key, tonic, prompt) => {
    const { details, mono } = hear(prompt);
    expect(details.key).toBe(key);
    expect(keyStrength(mono, key)).toBeGreaterThan(1.5);
    const chroma = measureChroma(mono);
    const louder = chroma.filter((value) => value > (chroma[tonic] ?? 0));
    expect(louder.length).toBeLessThanOrEqual(2);
  });

  it('leaves the drums out when told to', () => {
    const withDrums = hear('a song about the sea');
    const without = hear('a song about the sea, no drums');
    expect(withDrums.details.instruments).toContain('drums');
    expect(without.details.instruments).not.toContain('drums');
    const ratio = measureMusic(without.mono).percussiveness / measureMusic(withDrums.mono).percussiveness;
    expect(ratio).toBeLessThan(0.5);
  });
});
