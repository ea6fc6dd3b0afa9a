import { MUSIC_DURATION, MUSIC_GENRES } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../maths/random.ts';
import { readMusicPrompt } from '../prompt/read-music-prompt.ts';
import { STYLES } from '../styles/styles.ts';
import { createClock } from './clock.ts';
import { fitForm } from './fit-form.ts';
import { harmonize } from './harmonize.ts';
import { makePlan } from './make-plan.ts';

const SEEDS = ['1', '2', '3'];
const DURATIONS = [MUSIC_DURATION.min, 17, 30, 61, MUSIC_DURATION.max];

function plan(genre: (typeof MUSIC_GENRES)[number], durationSeconds: number, seed: string, prompt = '') {
  return makePlan(readMusicPrompt(prompt, genre), STYLES[genre], durationSeconds, createRandom(seed));
}

describe('makePlan', () => {
  it.each(MUSIC_GENRES)(
    'fits %s to any length: sections without gaps, then a closing chord with time to ring',
    (genre) => {
      for (const duration of DURATIONS) {
        for (const seed of SEEDS) {
          const { sections, finale, tempo } = plan(genre, duration, seed);
          let at = 0;
          for (const section of sections) {
            expect(section.at).toBe(at);
            expect(section.spans.reduce((sum, { beats }) => sum + beats, 0)).toBeCloseTo(section.beats);
            at += section.beats;
          }
          expect(finale.at).toBe(at);
          expect(((finale.at + finale.beats) * 60) / tempo).toBeCloseTo(duration);
          expect((finale.beats * 60) / tempo).toBeGreaterThan(1.3);
          expect((finale.beats * 60) / tempo).toBeLessThan(duration * 0.6);
        }
      }
    },
  );

  it.each([40, 60, 133, 220])('keeps an asked tempo of %i to the beat', (tempo) => {
    for (const genre of MUSIC_GENRES) expect(plan(genre, 30, '1', `${tempo} bpm`).tempo).toBe(tempo);
  });

  it('gives longer pieces more sections', () => {
    for (const genre of MUSIC_GENRES) {
      expect(plan(genre, 120, '1').sections.length).toBeGreaterThan(plan(genre, 10, '1').sections.length);
    }
  });

  it('plays the same chords whenever a section comes back', () => {
    const choruses = plan('pop', 120, '1').sections.filter(({ kind }) => kind === 'chorus');
    expect(choruses.length).toBeGreaterThan(1);
    const numerals = choruses.map(({ spans }) =>
      spans
        .slice(0, 3)
        .map(({ chord }) => chord.numeral)
        .join(' '),
    );
    expect(new Set(numerals).size).toBe(1);
  });
});

describe('fitForm', () => {
  it('uses up all bars in pairs, an odd one at the end', () => {
    const forms = STYLES.pop.forms;
    for (let bars = 2; bars < 70; bars += 1) {
      const fitted = fitForm(forms, bars);
      expect(fitted.reduce((sum, section) => sum + section.bars, 0)).toBe(bars);
      for (const section of fitted.slice(0, -1)) expect(section.bars % 2).toBe(0);
    }
  });
});

describe('harmonize', () => {
  it('shares a bar between its chords and ends as the progression ends', () => {
    const frame = { key: { tonic: 0, mode: 'major' }, beatsPerBar: 4 } as const;
    const spans = harmonize('I | vi | IV | ii V', 8, 6, frame);
    expect(spans.map(({ chord }) => chord.numeral)).toEqual(['I', 'vi', 'IV', 'ii', 'V', 'I', 'ii', 'V']);
    expect(spans.map(({ at }) => at)).toEqual([8, 12, 16, 20, 22, 24, 28, 30]);
  });
});

describe('createClock', () => {
  it('counts beats evenly without swing', () => {
    const { seconds } = createClock({ tempo: 120, swing: null, endBeat: 8, ritardandoBeats: 0 });
    expect([0, 1, 2.5, 8].map(seconds)).toEqual([0, 0.5, 1.25, 4]);
  });

  it('pushes the second eighth back and leaves the beats where they are', () => {
    const { seconds } = createClock({
      tempo: 60,
      swing: { grid: 1, amount: 1 / 6 },
      endBeat: 8,
      ritardandoBeats: 0,
    });
    expect(seconds(3)).toBeCloseTo(3);
    expect(seconds(3.5)).toBeCloseTo(3 + 2 / 3);
  });

  it('slows down towards the end, ever more, and never runs backwards', () => {
    const { seconds } = createClock({ tempo: 60, swing: null, endBeat: 8, ritardandoBeats: 4 });
    const lengths = [3, 4, 5, 6, 7].map((beat) => seconds(beat + 1) - seconds(beat));
    expect(lengths[0]).toBeCloseTo(1);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    expect(seconds(8)).toBeCloseTo(8 + 0.16 * 4);
  });
});
