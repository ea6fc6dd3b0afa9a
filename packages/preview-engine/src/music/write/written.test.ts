import { MUSIC_GENRES, type MusicGenre } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../maths/random.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { Plan } from '../plan/plan.ts';
import { readMusicPrompt } from '../prompt/read-music-prompt.ts';
import type { Note, Role, Score } from '../score/score.ts';
import { STYLES } from '../styles/styles.ts';
import { scaleOver } from '../theory/chord.ts';
import { pitchClass } from '../theory/key.ts';
import { writeFinale } from './finale.ts';
import { spanAt } from './spans.ts';
import { readSteps } from './steps.ts';

function write(genre: MusicGenre, seed: number, prompt = 'a song'): { plan: Plan; score: Score } {
  const style = STYLES[genre];
  const plan = makePlan(readMusicPrompt(prompt, genre), style, 60, createRandom(String(seed)));
  return { plan, score: style.arrange(plan) };
}

function notesOf({ parts }: Score, role: Role): Note[] {
  return parts.filter((part) => part.role === role).flatMap(({ notes }) => notes);
}

function chordTonesAt({ sections }: Plan, beat: number): readonly number[] {
  const section = sections.findLast(({ at }) => at <= beat + 1e-6);
  if (!section) throw new Error('Nothing is played there.');
  return spanAt(section, beat).chord.tones;
}

const SEEDS = [1, 2, 3, 4];

describe('what the composer writes', () => {
  it.each(MUSIC_GENRES)('puts chord tones of %s on the first beat of each bar of its melody', (genre) => {
    let count = 0;
    for (const seed of SEEDS) {
      const { plan, score } = write(genre, seed);
      const downbeats = notesOf(score, 'lead').filter(({ at }) => at % plan.beatsPerBar === 0);
      count += downbeats.length;
      for (const { at, pitch } of downbeats) expect(chordTonesAt(plan, at)).toContain(pitchClass(pitch));
    }
    expect(count).toBeGreaterThan(4);
  });

  it.each(MUSIC_GENRES)('keeps the melody of %s inside the scale that goes with its chord', (genre) => {
    for (const seed of SEEDS) {
      const { plan, score } = write(genre, seed);
      for (const { at, pitch } of notesOf(score, 'lead')) {
        const section = plan.sections.findLast((candidate) => candidate.at <= at + 1e-6);
        const scale = section ? scaleOver(spanAt(section, at).chord, plan.key) : [];
        const key = plan.key.mode === 'minor' ? [0, 3, 5, 7, 10] : [0, 2, 4, 7, 9];
        const allowed = [...scale, ...key.map((step) => pitchClass(plan.key.tonic + step))];
        expect(allowed).toContain(pitchClass(pitch));
      }
    }
  });

  it.each(MUSIC_GENRES)('lets the bass of %s meet each chord on its root, or its inversion', (genre) => {
    const { plan, score } = write(genre, 1);
    const basses = notesOf(score, 'bass');
    let count = 0;
    for (const { at, beats, chord } of plan.sections.flatMap(({ spans }) => spans)) {
      const first = basses.find((note) => note.at >= at - 1e-6 && note.at < at + beats - 1e-6);
      if (!first) continue;
      count += 1;
      expect([chord.bass, chord.root]).toContain(pitchClass(first.pitch));
    }
    expect(count).toBeGreaterThan(5);
  });

  it.each(MUSIC_GENRES)('leaves no bar of %s empty', (genre) => {
    for (const seed of SEEDS) {
      const { plan, score } = write(genre, seed);
      const notes = score.parts.flatMap((part) => part.notes);
      for (let at = 0; at < plan.finale.at; at += plan.beatsPerBar) {
        const isSounding = notes.some((note) => note.at < at + plan.beatsPerBar && note.at + note.beats > at);
        expect(isSounding).toBe(true);
      }
    }
  });

  it.each(MUSIC_GENRES)('ends %s on its closing chord, melody on the tonic', (genre) => {
    const { plan, score } = write(genre, 1);
    writeFinale(plan, score);
    const closing = score.parts.flatMap(({ role, notes }) =>
      notes.filter(({ at }) => at >= plan.finale.at).map((note) => ({ role, pitch: pitchClass(note.pitch) })),
    );
    expect(closing.length).toBeGreaterThan(2);
    for (const { pitch } of closing) expect(plan.finale.chord.tones).toContain(pitch);
    const sung = closing.filter(({ role }) => role === 'lead').map(({ pitch }) => pitch);
    expect(sung.every((pitch) => pitch === plan.key.tonic)).toBe(true);
  });

  it.each(['3/4', '6/8'])('can play every genre in %s, nothing past its bar', (meter) => {
    for (const genre of MUSIC_GENRES) {
      const { plan, score } = write(genre, 1, `a song in ${meter}`);
      expect(plan.meter).toBe(meter);
      for (const { at } of score.hits) expect(at).toBeLessThan(plan.finale.at);
      expect(score.parts.flatMap(({ notes }) => notes).length).toBeGreaterThan(30);
    }
  });

  it('brings the hook back as it was', () => {
    const { plan, score } = write('pop', 2);
    const [first, second] = plan.sections.filter(({ kind }) => kind === 'chorus');
    const rhythmOf = (from = 0): number[] =>
      notesOf(score, 'lead')
        .filter(({ at }) => at >= from && at < from + 3 * plan.beatsPerBar)
        .map(({ at }) => at - from);
    expect(rhythmOf(first?.at).length).toBeGreaterThan(5);
    expect(rhythmOf(first?.at)).toEqual(rhythmOf(second?.at));
  });
});

describe('who plays', () => {
  const band = (prompt: string, genre: MusicGenre) =>
    write(genre, 1, prompt).score.parts.map(({ instrument }) => instrument);

  it('leaves the bass out when told to', () => {
    expect(band('a song', 'electronic')).toContain('synth-bass');
    expect(band('a song without bass', 'electronic')).not.toContain('synth-bass');
  });

  it('lets a soloist play alone, from melody to bass', () => {
    for (const genre of MUSIC_GENRES) expect(new Set(band('solo piano', genre))).toEqual(new Set(['piano']));
  });

  it('seats the instruments that are asked for', () => {
    for (const genre of MUSIC_GENRES) {
      const players = band('with flute, strings and piano', genre);
      // Ambient has seats for two of them.
      expect(players).toEqual(expect.arrayContaining(genre === 'ambient' ? ['flute'] : ['flute', 'piano']));
    }
  });

  it('finds another player for an instrument that is left out', () => {
    const players = band('no guitar', 'rock');
    expect(players.join(' ')).not.toContain('guitar');
    expect(players.length).toBeGreaterThan(2);
  });
});

describe('readSteps', () => {
  it('reads onsets, holds and rests', () => {
    expect(readSteps('x--.o.X-', '4/4')[0]).toEqual([
      { at: 0, beats: 1.5, letter: 'x', velocity: 0.76 },
      { at: 2, beats: 0.5, letter: 'o', velocity: 0.42 },
      { at: 3, beats: 1, letter: 'X', velocity: 1 },
    ]);
  });

  it('lilts in 6/8 and stops a beat early in 3/4', () => {
    const at = (meter: '3/4' | '6/8') => readSteps('x-x-x-x-x-x-x-x-', meter)[0]?.map((step) => step.at);
    expect(at('3/4')).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
    expect(at('6/8')?.map((beat) => Math.round(beat * 3))).toEqual([0, 2, 3, 5]);
  });
});
