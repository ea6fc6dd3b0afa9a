import type { MusicGenre } from '@aic/contract';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../maths/random.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { Plan, Section } from '../plan/plan.ts';
import { readMusicPrompt } from '../prompt/read-music-prompt.ts';
import type { Note, Part, Score } from '../score/score.ts';
import { STYLES } from '../styles/styles.ts';
import { pitchClass } from '../theory/key.ts';
import { seatBand } from './band.ts';
import { writeBass, writeWalkingBass } from './bass.ts';
import { voiceChords, writeComping, writeFigure, writePad } from './chords.ts';
import { FILLS, writeDrums } from './drums.ts';
import { humanize } from './humanize.ts';
import { RANGES } from './instrument-families.ts';
import { spanAt, spanEnd } from './spans.ts';
import { barOf, readSteps } from './steps.ts';
import { createTheme } from './theme.ts';

function planOf(prompt: string, genre: MusicGenre = 'pop'): Plan {
  return makePlan(readMusicPrompt(prompt, genre), STYLES[genre], 60, createRandom('plan'));
}

function firstSection(plan: Plan): Section {
  const [section] = plan.sections;
  if (!section) throw new Error('The plan has no section.');
  return section;
}

const METERS = ['4/4', '3/4', '6/8'] as const;
const PLANS = METERS.map((meter) => [meter, planOf(`in ${meter} in C major`)] as const);

/** Notes that start and end inside the section. */
function expectInside(notes: readonly Note[], section: Section): void {
  expect(notes.length).toBeGreaterThan(0);
  for (const { at, beats } of notes) {
    expect(at).toBeGreaterThanOrEqual(section.at - 1e-6);
    expect(at + beats).toBeLessThanOrEqual(section.at + section.beats + 1e-6);
    expect(beats).toBeGreaterThan(0);
  }
}

describe('readSteps', () => {
  it.each([
    ['x...', 1],
    ['....', 0],
    ['X-x-o-x-', 4],
    ['----', 0],
    ['x x . .', 2],
  ])('reads %j as %i onsets', (pattern, onsets) => {
    expect(readSteps(pattern, '4/4')[0]).toHaveLength(onsets);
  });

  it('reads a bar for each `|`', () => {
    expect(readSteps('x...|..x.', '4/4').map((bar) => bar.map(({ at }) => at))).toEqual([[0], [2]]);
  });

  it.each(METERS)('keeps every onset inside a bar of %s', (meter) => {
    const beats = { '4/4': 4, '3/4': 3, '6/8': 2 }[meter];
    for (const pattern of ['xxxxxxxxxxxxxxxx', 'x-x-x-x-', 'xxxx']) {
      for (const step of readSteps(pattern, meter)[0] ?? []) {
        expect(step.at + step.beats).toBeLessThanOrEqual(beats + 1e-9);
      }
    }
  });

  it('strikes accents hardest and ghosts softest', () => {
    const [accent, plain, ghost] = readSteps('Xxo.', '4/4')[0] ?? [];
    expect(accent?.velocity).toBeGreaterThan(plain?.velocity ?? 1);
    expect(plain?.velocity).toBeGreaterThan(ghost?.velocity ?? 1);
  });

  it('repeats its bars for ever', () => {
    expect([0, 1, 2, 3].map((bar) => barOf([['a'], ['b']], bar)[0])).toEqual(['a', 'b', 'a', 'b']);
  });
});

describe('the chord that sounds', () => {
  it('is the one whose span holds the beat', () => {
    const section = firstSection(planOf('a song'));
    for (const span of section.spans) {
      expect(spanAt(section, span.at)).toBe(span);
      expect(spanAt(section, spanEnd(span) - 0.01)).toBe(span);
    }
  });
});

describe.each(PLANS)('in %s', (_meter, plan) => {
  const section = firstSection(plan);
  const voicings = voiceChords(plan, { low: 52, high: 76, voices: 4 });

  it('comping stays inside the section and plays the chord', () => {
    const notes = writeComping(plan, section, { voicings, pattern: 'x-x-x-x-' });
    expectInside(notes, section);
    for (const { at, pitch } of notes) expect(spanAt(section, at).chord.tones).toContain(pitchClass(pitch));
  });

  it('a strum rolls through its chord, down and up in turns', () => {
    const notes = writeComping(plan, section, { voicings, pattern: 'xxxx', strumBeats: 0.02 });
    const bars = Map.groupBy(notes, ({ at }) => Math.round(at * 4));
    const [down = [], up = []] = bars.values();
    expect(down[0]?.pitch).toBeLessThan(down.at(-1)?.pitch ?? 0);
    expect(up[0]?.pitch).toBeGreaterThan(up.at(-1)?.pitch ?? 127);
    expectInside(notes, section);
  });

  it('a figure plays notes of the chord, its bass where it is asked', () => {
    const notes = writeFigure(plan, section, { voicings, figure: 'b 0 2 1 3 1 2 .', bassPitch: 40 });
    expect(notes.length).toBeGreaterThan(section.bars * 3);
    for (const { at, pitch, velocity } of notes) {
      const { tones, bass } = spanAt(section, at).chord;
      expect([...tones, bass]).toContain(pitchClass(pitch));
      expect(velocity).toBeLessThanOrEqual(1);
    }
    expect(Math.min(...notes.map(({ pitch }) => pitch))).toBeLessThanOrEqual(46);
  });

  it('a pad holds on to what two chords share', () => {
    const notes = writePad(section, { voicings });
    expectInside(notes, section);
    const struck = section.spans.reduce((sum, span) => sum + voicings(section, span.at).length, 0);
    expect(notes.length).toBeLessThanOrEqual(struck);
  });

  it('a bass starts each chord on its bass note and keeps low', () => {
    const notes = writeBass(plan, section, { pattern: 'R-5-R-8-' });
    expectInside(notes, section);
    for (const span of section.spans) {
      const first = notes.find(({ at }) => Math.abs(at - span.at) < 1e-6);
      expect(first === undefined ? span.chord.bass : pitchClass(first.pitch)).toBe(span.chord.bass);
    }
    for (const { pitch } of notes) {
      expect(pitch).toBeGreaterThanOrEqual(26);
      expect(pitch).toBeLessThan(56);
    }
  });

  it('drums stay inside the section, a fill in its last half bar', () => {
    const options = { groove: { kick: 'x.......x.......' }, fill: FILLS.snare, opening: 'crash' } as const;
    const hits = writeDrums(plan, section, options, createRandom('drums'));
    const fillAt = section.at + section.beats - plan.beatsPerBar / 2;
    expect(hits.filter(({ drum }) => drum === 'crash').map(({ at }) => at)).toEqual([section.at]);
    for (const { at, drum, velocity } of hits) {
      expect(at).toBeGreaterThanOrEqual(section.at);
      expect(at).toBeLessThan(section.at + section.beats);
      expect(velocity).toBeLessThanOrEqual(1);
      expect(drum !== 'snare' || at >= fillAt - 1e-6).toBe(true);
    }
  });

  it('a theme fits its bar, and comes from chance alone', () => {
    const vocabulary = { rhythms: ['x-x-x-x-', 'x---x-x-'], ends: ['x-------'], span: 3 } as const;
    const theme = (seed: string) => createTheme(vocabulary, plan.meter, createRandom(seed));
    for (const motif of Object.values(theme('a'))) {
      expect(motif.contour).toHaveLength(motif.steps.length);
      for (const step of motif.contour) expect(Math.abs(step)).toBeLessThanOrEqual(4);
    }
    expect(theme('a')).toEqual(theme('a'));
  });
});

describe('writeWalkingBass', () => {
  it('plays every beat of the section within two octaves', () => {
    const plan = planOf('a song', 'jazz');
    const section = firstSection(plan);
    const notes = writeWalkingBass(plan, section, createRandom('walk'));
    const beats = new Set(notes.map(({ at }) => at).filter((at) => Number.isInteger(at)));
    expect(beats.size).toBe(section.beats);
    for (const { pitch } of notes) {
      expect(pitch).toBeGreaterThanOrEqual(26);
      expect(pitch).toBeLessThanOrEqual(52);
    }
  });
});

describe('humanize', () => {
  const score = (): Score => ({
    parts: [
      {
        instrument: 'piano',
        role: 'chords',
        notes: [60, 64, 67].map((pitch): Note => ({ at: 4, beats: 1, pitch, velocity: 0.5 })),
      },
    ],
    kit: 'pop',
    hits: [{ at: 0, drum: 'kick', velocity: 0.8 }],
    textures: [],
  });

  it('moves the notes of a chord together, by a little', () => {
    const played = score();
    humanize(played, createRandom('feel'), { looseness: 0.01, tempo: 120 });
    const times = new Set(played.parts[0]?.notes.map(({ at }) => at));
    const [at = 0] = times;
    expect(times.size).toBe(1);
    expect(at).not.toBe(4);
    expect(Math.abs(at - 4)).toBeLessThan(0.06);
  });

  it('moves nothing before the start, and nothing at all without looseness', () => {
    const [loose, strict] = [score(), score()];
    humanize(loose, createRandom('feel'), { looseness: 0.5, tempo: 200 });
    expect(loose.hits[0]?.at).toBeGreaterThanOrEqual(0);
    humanize(strict, createRandom('feel'), { looseness: 0, tempo: 120 });
    expect(strict.parts[0]?.notes.map(({ at }) => at)).toEqual([4, 4, 4]);
  });
});

describe('seatBand', () => {
  const SEATS = {
    lead: { role: 'lead', instrument: 'soft-lead' },
    keys: { role: 'chords', instrument: 'piano' },
    pad: { role: 'pad', instrument: 'strings' },
    bass: { role: 'bass', instrument: 'electric-bass' },
  } as const;
  function seated(prompt: string): Record<string, Part['instrument']> {
    const band = seatBand(planOf(prompt), SEATS);
    for (const name of ['lead', 'keys', 'pad', 'bass'] as const) {
      band.play(name, [{ at: 0, beats: 1, pitch: 60, velocity: 0.7 }]);
    }
    return Object.fromEntries(band.parts().map(({ role, instrument }) => [role, instrument]));
  }
  const USUAL = { lead: 'soft-lead', chords: 'piano', pad: 'strings', bass: 'electric-bass' };

  it.each([
    ['a song', USUAL],
    ['with a flute', { ...USUAL, lead: 'flute' }],
    ['with organ', { ...USUAL, lead: 'organ' }],
    ['a song without piano', { ...USUAL, chords: 'electric-piano' }],
    ['no strings', { ...USUAL, pad: 'pad' }],
    ['no bass', { lead: 'soft-lead', chords: 'piano', pad: 'strings' }],
    ['solo piano', { lead: 'piano', chords: 'piano', bass: 'piano' }],
    ['solo flute', { lead: 'flute' }],
  ])('seats for "%s"', (prompt, expected) => {
    expect(seated(prompt)).toEqual(expected);
  });

  it('leaves a part out that has nothing to play', () => {
    const band = seatBand(planOf('a song'), SEATS);
    band.play('keys', [{ at: 0, beats: 1, pitch: 60, velocity: 0.7 }]);
    expect(band.parts().map(({ role }) => role)).toEqual(['chords']);
  });

  it('moves a part by octaves into the range of its instrument', () => {
    const band = seatBand(planOf('a song'), SEATS);
    band.play('bass', [{ at: 0, beats: 1, pitch: 96, velocity: 0.7 }]);
    const [low, high] = RANGES['electric-bass'];
    const pitch = band.parts()[0]?.notes[0]?.pitch ?? 0;
    expect(pitch).toBeGreaterThanOrEqual(low);
    expect(pitch).toBeLessThanOrEqual(high);
    expect(pitchClass(pitch)).toBe(0);
  });

  it('copies the notes that it is given', () => {
    const band = seatBand(planOf('a song'), SEATS);
    const note = { at: 0, beats: 1, pitch: 96, velocity: 0.7 };
    band.play('bass', [note]);
    band.parts();
    expect(note.pitch).toBe(96);
  });
});
