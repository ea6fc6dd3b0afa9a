import type { Plan, SectionKind } from '../plan/plan.ts';
import type { Style } from '../plan/style.ts';
import type { Hit, Score } from '../score/score.ts';
import { seatBand } from '../write/band.ts';
import { writeBass } from '../write/bass.ts';
import { voiceChords, writeComping, writeFigure, writePad } from '../write/chords.ts';
import { FILLS, type Groove, writeDrums } from '../write/drums.ts';
import { writeMelody } from '../write/melody.ts';
import { createTheme } from '../write/theme.ts';

const LIGHT: Groove = { kick: 'x.....x.x.......', rim: '....x.......x...', 'closed-hat': 'x.o.x.o.x.o.x.o.' };
const FULL: Groove = {
  kick: 'X..x..x.x.....x.|X..x..x.x..x....',
  snare: '....X.......X..o',
  clap: '....x.......x...',
  'closed-hat': 'x.xoX.xox.xoX.x.',
  'open-hat': '..............x.',
};

/** A verse that tells, a chorus that is sung along: four chords, a hook, a bright beat. */
export const POP: Style = {
  tempo: [100, 122],
  meters: ['4/4'],
  minorChance: 0.25,
  tonics: [0, 2, 4, 5, 7, 9, 10],
  swing: null,
  looseness: 0.006,
  ritardandoBars: 0,
  tailSeconds: { min: 1.8, ideal: 3 },
  space: { reverbSeconds: 1.7, delayBeats: 0.75 },
  forms: [
    [{ kind: 'chorus', bars: 4, energy: 0.8 }],
    [
      { kind: 'verse', bars: 4, energy: 0.5 },
      { kind: 'chorus', bars: 6, energy: 0.9 },
    ],
    [
      { kind: 'intro', bars: 2, energy: 0.35 },
      { kind: 'verse', bars: 4, energy: 0.5 },
      { kind: 'chorus', bars: 8, energy: 0.9 },
    ],
    [
      { kind: 'intro', bars: 4, energy: 0.35 },
      { kind: 'verse', bars: 8, energy: 0.5 },
      { kind: 'chorus', bars: 8, energy: 0.9 },
      { kind: 'bridge', bars: 4, energy: 0.4 },
      { kind: 'chorus', bars: 8, energy: 1 },
    ],
    [
      { kind: 'intro', bars: 4, energy: 0.35 },
      { kind: 'verse', bars: 8, energy: 0.5 },
      { kind: 'chorus', bars: 8, energy: 0.85 },
      { kind: 'verse', bars: 8, energy: 0.6 },
      { kind: 'chorus', bars: 8, energy: 0.9 },
      { kind: 'bridge', bars: 8, energy: 0.4 },
      { kind: 'chorus', bars: 8, energy: 1 },
      { kind: 'outro', bars: 4, energy: 0.6 },
    ],
  ],
  progressions: {
    major: {
      verse: ['I | vi | IV | V', 'vi | IV | I | V', 'I | iii | IV | V'],
      chorus: ['I | V | vi | IV', 'IV | I | V | vi', 'vi | IV | I | V/3'],
      bridge: ['IV | V | vi | I/3', 'ii7 | IV | vi | Vsus4'],
      other: ['I | V | vi | IV'],
    },
    minor: {
      verse: ['i | VI | III | VII', 'i | iv | VI | VII'],
      chorus: ['VI | VII | i | III', 'i | VI | III | VII'],
      bridge: ['iv | VI | i | VII', 'VI | iv | i | V'],
      other: ['i | VI | III | VII'],
    },
  },
  close: {
    major: { cadence: 'IV V', final: 'Iadd9' },
    minor: { cadence: 'VI VII', final: 'iadd9' },
  },
  arrange,
};

function arrange(plan: Plan): Score {
  const { random, meter } = plan;
  const band = seatBand(plan, {
    lead: { role: 'lead', instrument: 'soft-lead', reverb: 0.22, delay: 0.22 },
    hook: { role: 'lead', instrument: 'saw-lead', reverb: 0.16, delay: 0.2 },
    keys: { role: 'chords', instrument: 'piano', reverb: 0.14, pan: -0.12, gain: -1 },
    synth: { role: 'colour', instrument: 'pluck', reverb: 0.2, delay: 0.25, pan: 0.3, duck: 0.25 },
    strings: { role: 'pad', instrument: 'strings', reverb: 0.3, duck: 0.3 },
    bass: { role: 'bass', instrument: 'electric-bass', reverb: 0.02, duck: 0.25 },
  });
  const close = voiceChords(plan, { low: 55, high: 76, voices: 3 });
  const wide = voiceChords(plan, { low: 52, high: 74, voices: 4 });
  const ends = ['x--x----|', 'x-x-x-----------'].map((end) => end.replace('|', '')) as [string, ...string[]];
  const verse = createTheme(
    { rhythms: ['x-x-x--x--x-x---', '..x-x-x-x--x----', 'x--x--x-x-x-....'], ends, span: 3 },
    meter,
    random,
  );
  const chorus = createTheme(
    {
      rhythms: ['x--x--x-x--x--x-', 'x---x-x---x-x---', 'x-x--xx-----x-x-'],
      ends: ['x---x-----------', 'x-x-x---x-------'],
      span: 4,
    },
    meter,
    random,
  );
  const figure = random.pick(['0 1 2 1 3 2 1 2', '0 2 1 2 3 2 1 2', '2 1 0 1 2 1 3 1']);
  const hits: Hit[] = [];
  for (const [index, section] of plan.sections.entries()) {
    const isChorus = section.kind === 'chorus';
    const next = plan.sections[index + 1]?.kind;
    band.play('keys', writeComping(plan, section, { voicings: close, ...keysOf(section.kind) }));
    if (isChorus || section.kind === 'intro') {
      band.play('synth', writeFigure(plan, section, { voicings: close, figure, ring: 1.2 }));
    }
    if (isChorus || section.kind === 'bridge') band.play('strings', writePad(section, { voicings: wide }));
    if (section.kind !== 'intro') {
      const pattern = isChorus ? 'R-R.R-R-R-R.R-a-' : 'R-----..R---5-..';
      band.play('bass', writeBass(plan, section, { pattern }));
    }
    if (section.kind === 'verse' || section.kind === 'bridge') {
      band.play('lead', writeMelody(plan, section, verse, { low: 62, high: 77 }, random));
    }
    if (isChorus || section.kind === 'outro') {
      band.play(
        'hook',
        writeMelody(plan, section, chorus, { low: 67, high: 84, isPentatonic: true, velocity: 0.8 }, random),
      );
    }
    if (section.kind === 'intro' || section.kind === 'bridge') continue;
    const groove = isChorus ? FULL : LIGHT;
    const fill = next === 'chorus' ? FILLS.snare : isChorus ? FILLS.short : null;
    hits.push(...writeDrums(plan, section, { groove, fill, opening: isChorus ? 'crash' : null }, random));
  }
  return { parts: band.parts(), kit: 'pop', hits, textures: [] };
}

function keysOf(kind: SectionKind): { pattern: string; velocity: number } {
  if (kind === 'chorus') return { pattern: 'x-x-x-x-x-x-x-x-', velocity: 0.72 };
  return kind === 'verse'
    ? { pattern: 'x-------x-----x-', velocity: 0.6 }
    : { pattern: 'x---------------', velocity: 0.62 };
}
