import type { Plan } from '../plan/plan.ts';
import type { Style } from '../plan/style.ts';
import type { Hit, Score } from '../score/score.ts';
import { seatBand } from '../write/band.ts';
import { writeBass } from '../write/bass.ts';
import { voiceChords, writeComping, writeFigure, writePad } from '../write/chords.ts';
import { type Groove, writeDrums } from '../write/drums.ts';
import { writeMelody } from '../write/melody.ts';
import { createTheme } from '../write/theme.ts';

const STOMP: Groove = { kick: 'x.......x.......', shaker: 'x.o.x.o.x.o.x.o.' };
const DANCE: Groove = {
  kick: 'x.......x.......',
  tambourine: '....x.......x...',
  shaker: 'xoxoXoxoxoxoXoxo',
};

/** A picked guitar, a tune for singing, and other players who join in. */
export const FOLK: Style = {
  tempo: [92, 112],
  meters: ['4/4', '4/4', '6/8', '3/4'],
  minorChance: 0.3,
  tonics: [7, 2, 0, 9, 4],
  swing: null,
  looseness: 0.012,
  ritardandoBars: 1,
  tailSeconds: { min: 2, ideal: 3.4 },
  space: { reverbSeconds: 1.2, delayBeats: 0.5 },
  forms: [
    [{ kind: 'verse', bars: 4, energy: 0.5 }],
    [
      { kind: 'verse', bars: 4, energy: 0.45 },
      { kind: 'chorus', bars: 8, energy: 0.75 },
    ],
    [
      { kind: 'intro', bars: 2, energy: 0.3 },
      { kind: 'verse', bars: 8, energy: 0.45 },
      { kind: 'chorus', bars: 8, energy: 0.75 },
    ],
    [
      { kind: 'intro', bars: 4, energy: 0.3 },
      { kind: 'verse', bars: 8, energy: 0.45 },
      { kind: 'chorus', bars: 8, energy: 0.7 },
      { kind: 'verse', bars: 8, energy: 0.55 },
      { kind: 'chorus', bars: 8, energy: 0.8 },
      { kind: 'outro', bars: 4, energy: 0.4 },
    ],
  ],
  progressions: {
    major: {
      verse: ['I | V/3 | vi | IV', 'I | IV | I | V', 'I | iii | IV | V'],
      chorus: ['IV | I/3 | V | I', 'IV | V | I | vi', 'I | IV | V | I'],
      other: ['I | IV | I | V', 'I | bVII | IV | I'],
    },
    minor: {
      verse: ['i | VII | VI | VII', 'i | III | VII | iv'],
      chorus: ['III | VII | i | VI', 'VI | III | VII | i'],
      other: ['i | VII | VI | VII'],
    },
  },
  close: { major: { cadence: 'IV V', final: 'I' }, minor: { cadence: 'VI VII', final: 'i' } },
  arrange,
};

function arrange(plan: Plan): Score {
  const { random, meter } = plan;
  const band = seatBand(plan, {
    lead: { role: 'lead', instrument: random.pick(['violin', 'flute']), reverb: 0.18, pan: 0.15 },
    guitar: { role: 'chords', instrument: 'acoustic-guitar', reverb: 0.1, pan: -0.25, gain: 3.5 },
    second: { role: 'chords', instrument: 'acoustic-guitar', reverb: 0.1, pan: 0.4, gain: -2 },
    strings: { role: 'pad', instrument: 'strings', reverb: 0.2, gain: -1 },
    bass: { role: 'bass', instrument: 'upright-bass', reverb: 0.05, gain: -1 },
  });
  const voicings = voiceChords(plan, { low: 50, high: 69, voices: 4 });
  const open = voiceChords(plan, { low: 52, high: 72, voices: 4 });
  const picking = random.pick(['b 2 1 2 b 3 1 2', 'b 1 2 3 b 2 1 2', 'b 3 1 2 b 3 2 1']);
  const theme = createTheme(
    {
      rhythms: ['x---x-x-x---x---', 'x-x-x---x-x-x---', 'x-----x-x---x-x-'],
      ends: ['x---x-----------', 'x-----x---------'],
      span: 4,
    },
    meter,
    random,
  );
  const refrain = createTheme(
    {
      rhythms: ['x-x-x-x-x---x-x-', 'x---x---x-x-x-x-', 'x-x-x---x-x-x---'],
      ends: ['x-x-x-----------', 'x---x-----------'],
      span: 4,
    },
    meter,
    random,
  );
  const hits: Hit[] = [];
  for (const section of plan.sections) {
    const isChorus = section.kind === 'chorus';
    band.play(
      'guitar',
      writeFigure(plan, section, { voicings, figure: picking, bassPitch: 45, ring: 3, velocity: 0.7 }),
    );
    if (isChorus) {
      band.play(
        'second',
        writeComping(plan, section, {
          voicings: open,
          pattern: 'X---x-xox-x-x-xo',
          strumBeats: 0.025,
          velocity: 0.62,
        }),
      );
    }
    if (isChorus) band.play('strings', writePad(section, { voicings: open, velocity: 0.5 }));
    if (section.kind !== 'intro') {
      band.play('bass', writeBass(plan, section, { pattern: 'R-------5-------', velocity: 0.72 }));
    }
    if (section.kind === 'verse') {
      band.play('lead', writeMelody(plan, section, theme, { low: 64, high: 81, velocity: 0.66 }, random));
    }
    if (isChorus || section.kind === 'outro') {
      band.play(
        'lead',
        writeMelody(
          plan,
          section,
          refrain,
          { low: 66, high: 84, isPentatonic: true, velocity: 0.74 },
          random,
        ),
      );
    }
    if (section.energy > 0.5) {
      hits.push(
        ...writeDrums(
          plan,
          section,
          { groove: section.energy > 0.7 ? DANCE : STOMP, velocity: 0.62 },
          random,
        ),
      );
    }
  }
  return { parts: band.parts(), kit: 'folk', hits, textures: [] };
}
