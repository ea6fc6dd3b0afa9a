import { describe, expect, it } from 'vitest';
import type { MusicGenre } from '../../../contract/index.ts';
import { performMusic } from './make-music.ts';
import { mixToMono } from './measures/levels.ts';
import { measureChroma, measureMusic, tempoStrength } from './measures/music-measures.ts';

function play(prompt: string, genre: MusicGenre | null) {
  const { sound, details } = performMusic({ prompt, genre, durationSeconds: 12, seed: 5 }, () => undefined);
  return { details, mono: mixToMono(sound) };
}

describe('what the words ask for can be heard', () => {
  it.each([72, 97, 150])('plays at %i bpm when told to', (tempo) => {
    const { details, mono } = play(`a walk in the park at ${tempo} bpm`, 'pop');
    expect(details.tempo).toBe(tempo);
    expect(tempoStrength(mono, tempo)).toBeGreaterThan(0.8);
    expect(tempoStrength(mono, tempo * 1.17)).toBeLessThan(0.5);
  });

  it.each([
    ['F# minor', [6, 9, 1], 'rock'],
    ['Eb major', [3, 7, 10], 'classical'],
  ] as const)('plays in %s when told to', (key, triad, genre) => {
    const { details, mono } = play(`a march in ${key}`, genre);
    expect(details.key).toBe(key);
    const chroma = measureChroma(mono);
    const scale = [
      0,
      2,
      key.endsWith('minor') ? 3 : 4,
      5,
      7,
      key.endsWith('minor') ? 8 : 9,
      key.endsWith('minor') ? 10 : 11,
    ];
    const inKey = scale.map((step) => chroma[(triad[0] + step) % 12] ?? 0);
    const outside = chroma.filter((_, kind) => !scale.includes((kind - triad[0] + 12) % 12));
    expect(Math.min(...triad.map((kind) => chroma[kind] ?? 0))).toBeGreaterThan(Math.max(...outside));
    expect(mean(inKey)).toBeGreaterThan(mean(outside) * 1.6);
  });

  it('leaves the drums out when told to', () => {
    const withDrums = play('a song about the sea', 'pop');
    const without = play('a song about the sea, no drums', 'pop');
    expect(withDrums.details.instruments).toContain('drums');
    expect(without.details.instruments).not.toContain('drums');
    const ratio = measureMusic(without.mono).percussiveness / measureMusic(withDrums.mono).percussiveness;
    expect(ratio).toBeLessThan(0.5);
  });

  it('leaves the bass out when told to', () => {
    const without = play('a song about the sea without bass', 'electronic');
    expect(without.details.instruments).not.toContain('bass');
  });

  it('lets a soloist play alone', () => {
    expect(play('solo piano, tender', null).details.instruments).toBe('piano');
  });

  it('gives an instrument that is asked for a seat', () => {
    expect(play('a ballad with flute and strings', 'rock').details.instruments).toMatch(
      /flute.*strings|strings.*flute/,
    );
  });
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
