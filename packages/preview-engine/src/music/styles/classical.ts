import type { Plan } from '../plan/plan.ts';
import type { Style } from '../plan/style.ts';
import type { Score } from '../score/score.ts';
import { seatBand } from '../write/band.ts';
import { writeBass } from '../write/bass.ts';
import { voiceChords, writeComping, writeFigure, writePad } from '../write/chords.ts';
import { writeMelody } from '../write/melody.ts';
import { createTheme } from '../write/theme.ts';

/** A period: four bars that ask, four that answer; broken chords below, strings that join, a slowing into the close. */
export const CLASSICAL: Style = {
  tempo: [84, 108],
  meters: ['4/4', '4/4', '3/4'],
  minorChance: 0.4,
  tonics: [0, 2, 7, 5, 9, 10, 3],
  swing: null,
  looseness: 0.014,
  ritardandoBars: 1,
  tailSeconds: { min: 2.2, ideal: 4 },
  space: { reverbSeconds: 2.4, delayBeats: 0.5 },
  forms: [
    [{ kind: 'theme', bars: 4, energy: 0.5 }],
    [
      { kind: 'theme', bars: 8, energy: 0.45 },
      { kind: 'reprise', bars: 4, energy: 0.75 },
    ],
    [
      { kind: 'theme', bars: 8, energy: 0.4 },
      { kind: 'development', bars: 8, energy: 0.65 },
      { kind: 'reprise', bars: 8, energy: 0.85 },
    ],
    [
      { kind: 'intro', bars: 2, energy: 0.3 },
      { kind: 'theme', bars: 8, energy: 0.4 },
      { kind: 'theme', bars: 8, energy: 0.55 },
      { kind: 'development', bars: 12, energy: 0.7 },
      { kind: 'reprise', bars: 8, energy: 0.9 },
      { kind: 'outro', bars: 4, energy: 0.5 },
    ],
  ],
  progressions: {
    major: {
      theme: [
        'I | V/3 | vi | V | I | IV | I/5 V7 | I',
        'I | ii7 | V7/3 | I | IV | I/3 | ii V7 | I',
        'I | vi | ii | V | I/3 | IV | V7 | I',
      ],
      reprise: ['I | V/3 | vi | iii/3 | IV | I/3 | ii7 V7 | I'],
      development: [
        'vi | III7 | vi | II7/3 | V | I/3 | IV | V7',
        'ii | VI7/3 | ii | V | iii | vi | II7 | V7',
      ],
      other: ['I | IV | V7 | I'],
    },
    minor: {
      theme: ['i | V7/3 | i | iv | i/5 | iio/3 | V7 | i', 'i | iv | VII | III | VI | iio/3 | V7 | i'],
      reprise: ['i | VII/3 | VI | V | i/3 | iv | V7 | i'],
      development: [
        'III | VII/3 | i | V | VI | III/3 | iv | V7',
        'VI | III/5 | VII | III | iv | i/3 | iio/3 | V7',
      ],
      other: ['i | iv | V7 | i'],
    },
  },
  close: { major: { cadence: 'I/5 V7', final: 'I' }, minor: { cadence: 'i/5 V7', final: 'i' } },
  arrange,
};

function arrange(plan: Plan): Score {
  const { random, meter, brief } = plan;
  const isBaroque = brief.flavours.has('baroque');
  const band = seatBand(plan, {
    lead: { role: 'lead', instrument: 'violin', reverb: 0.28, pan: -0.2 },
    second: { role: 'lead', instrument: 'flute', reverb: 0.3, pan: 0.25, gain: -2 },
    keys: { role: 'chords', instrument: isBaroque ? 'harp' : 'piano', reverb: 0.24, pan: 0.08, gain: 1 },
    strings: { role: 'pad', instrument: 'strings', reverb: 0.35, gain: 2 },
    bass: { role: 'bass', instrument: 'cello', reverb: 0.24, pan: 0.22, gain: -6 },
  });
  const hand = voiceChords(plan, { low: 50, high: 67, voices: 3 });
  const tutti = voiceChords(plan, { low: 53, high: 77, voices: 4 });
  const alberti = random.pick(['0 2 1 2 0 2 1 2', '0 1 2 1 0 1 2 1']);
  const wave = 'b 0 1 2 3 2 1 0 b 0 1 2 3 2 1 0';
  const waltz = 'b . 0 . 2 . 1 .';
  const ends = ['x---x-----------', 'x-x-x-----------'] as const;
  const main = createTheme(
    {
      rhythms: ['x---x-x-x---x---', 'x-----x-x-x-x---', 'x---x---x-x-x-x-', 'x-x-x-x-x-------'],
      ends,
      span: 4,
    },
    meter,
    random,
  );
  const other = createTheme(
    { rhythms: ['x-x-x-x-x---x---', 'x---x-x-x-x-x-x-', 'x-----x-x---x-x-'], ends, span: 5 },
    meter,
    random,
  );
  for (const section of plan.sections) {
    const { kind, energy } = section;
    const isGrand = energy > 0.6;
    const figure = meter === '3/4' && !isGrand ? waltz : isGrand ? wave : alberti;
    band.play(
      'keys',
      writeFigure(plan, section, { voicings: hand, figure, ring: isGrand ? 2.5 : 1.3, velocity: 0.52 }),
    );
    if (isGrand) band.play('strings', writePad(section, { voicings: tutti, velocity: 0.5 + 0.3 * energy }));
    if (isGrand && isBaroque) {
      band.play(
        'strings',
        writeComping(plan, section, { voicings: tutti, pattern: 'x-x-x-x-x-x-x-x-', gate: 0.6 }),
      );
    }
    if (kind !== 'intro') {
      band.play(
        'bass',
        writeBass(plan, section, {
          pattern: isGrand ? 'R-------R-------' : 'R---------------',
          low: 36,
          velocity: 0.6,
        }),
      );
    }
    if (kind === 'intro') continue;
    const line = writeMelody(
      plan,
      section,
      kind === 'development' ? other : main,
      { low: 64, high: 86, velocity: 0.55 + 0.3 * energy, gate: 0.97 },
      random,
    );
    const isFluteTurn = kind === 'development' && section.bars > 2;
    band.play(isFluteTurn ? 'second' : 'lead', line);
    if (kind === 'reprise') {
      band.play(
        'second',
        line.map((note) => ({ ...note, pitch: note.pitch + 12, velocity: note.velocity * 0.6 })),
      );
    }
  }
  return { parts: band.parts(), kit: 'folk', hits: [], textures: [] };
}
