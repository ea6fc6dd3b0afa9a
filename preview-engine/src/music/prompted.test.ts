import { describe, expect, it } from 'vitest';
import type { MusicGenre } from '@aic/contract';
import { keyStrength, measureChroma, measureMusic, tempoStrength } from '../../test/music/music-measures.ts';
import { type PlayedTrack, playJob } from '../../test/music/play-job.ts';

const play = (prompt: string, genre: MusicGenre | null): Promise<PlayedTrack> =>
  playJob({ prompt, genre, durationSeconds: 10, seed: 5 });

describe('what the words ask for can be heard', () => {
  it.each([72, 150])('plays at %i bpm when told to', async (tempo) => {
    const { details, mono } = await play(`a walk in the park at ${tempo} bpm`, 'pop');
    expect(details.tempo).toBe(tempo);
    expect(tempoStrength(mono, tempo)).toBeGreaterThan(0.8);
    expect(tempoStrength(mono, tempo * 1.17)).toBeLessThan(0.5);
  });

  it.each([
    ['F# minor', 6, 'hip-hop'],
    ['Eb major', 3, 'classical'],
  ] as const)('plays in %s when told to', async (key, tonic, genre) => {
    const { details, mono } = await play(`a march in ${key}`, genre);
    expect(details.key).toBe(key);
    expect(keyStrength(mono, key)).toBeGreaterThan(1.5);
    const chroma = measureChroma(mono);
    const louder = chroma.filter((value) => value > (chroma[tonic] ?? 0));
    expect(louder.length).toBeLessThanOrEqual(2);
  });

  it('leaves the drums out when told to', async () => {
    const withDrums = await play('a song about the sea', 'pop');
    const without = await play('a song about the sea, no drums', 'pop');
    expect(withDrums.details.instruments).toContain('drums');
    expect(without.details.instruments).not.toContain('drums');
    const ratio = measureMusic(without.mono).percussiveness / measureMusic(withDrums.mono).percussiveness;
    expect(ratio).toBeLessThan(0.5);
  });
});
