import type { Plan, Section } from '../plan/plan.ts';
import type { Style } from '../plan/style.ts';
import type { Hit, Score, Texture } from '../score/score.ts';
import { seatBand } from '../write/band.ts';
import { writeBass } from '../write/bass.ts';
import { voiceChords, writeComping, writeFigure, writePad } from '../write/chords.ts';
import { type Groove, writeDrums } from '../write/drums.ts';
import { writeMelody } from '../write/melody.ts';
import { createTheme } from '../write/theme.ts';

const FLOOR: Groove = {
  kick: 'X...X...X...X...',
  clap: '....x.......x...',
  'open-hat': '..x...x...x...x.',
  'closed-hat': 'x.xox.xox.xox.xo',
};
const INTRO: Groove = { kick: 'X...X...X...X...', 'closed-hat': '..x...x...x...x.' };
const BUILD: Groove = { kick: 'x...x...x...x...', snare: 'x...x...x...x...|x.x.x.x.xxxxxxxx' };

/** Four to the floor, a build and a drop; the kick makes everything else breathe. */
export const ELECTRONIC: Style = {
  tempo: [122, 128],
  meters: ['4/4'],
  minorChance: 0.8,
  tonics: [9, 5, 7, 0, 2, 4],
  swing: null,
  looseness: 0.001,
  ritardandoBars: 0,
  tailSeconds: { min: 1.8, ideal: 2.8 },
  space: { reverbSeconds: 2.2, delayBeats: 0.75 },
  forms: [
    [{ kind: 'drop', bars: 4, energy: 1 }],
    [
      { kind: 'build', bars: 2, energy: 0.6 },
      { kind: 'drop', bars: 6, energy: 1 },
    ],
    [
      { kind: 'intro', bars: 4, energy: 0.4 },
      { kind: 'build', bars: 2, energy: 0.7 },
      { kind: 'drop', bars: 8, energy: 1 },
    ],
    [
      { kind: 'intro', bars: 8, energy: 0.4 },
      { kind: 'build', bars: 4, energy: 0.7 },
      { kind: 'drop', bars: 8, energy: 1 },
      { kind: 'break', bars: 8, energy: 0.35 },
      { kind: 'build', bars: 4, energy: 0.75 },
      { kind: 'drop', bars: 16, energy: 1 },
      { kind: 'outro', bars: 4, energy: 0.5 },
    ],
  ],
  progressions: {
    major: { other: ['vi | IV | I | V', 'IV | V | vi | I', 'I | V | vi | IV'] },
    minor: { other: ['i | VI | III | VII', 'VI | VII | i | i', 'i | III | VII | VI', 'iv | VI | i | VII'] },
  },
  close: { major: { cadence: 'V', final: 'Iadd9' }, minor: { cadence: 'VII', final: 'i' } },
  arrange,
};

function arrange(plan: Plan): Score {
  const { random, meter, brief } = plan;
  const isTechno = brief.flavours.has('techno');
  const band = seatBand(plan, {
    lead: { role: 'lead', instrument: 'saw-lead', reverb: 0.2, delay: 0.28, duck: 0.35 },
    stabs: { role: 'chords', instrument: 'saw-chords', reverb: 0.16, duck: 0.75, gain: 2.5 },
    arp: { role: 'colour', instrument: 'pluck', reverb: 0.2, delay: 0.3, duck: 0.4, gain: 1.5 },
    pad: { role: 'pad', instrument: 'pad', reverb: 0.35, duck: 0.6 },
    bass: { role: 'bass', instrument: 'synth-bass', reverb: 0, duck: 0.8, gain: 1 },
  });
  const chords = voiceChords(plan, { low: 55, high: 78, voices: 4 });
  const pads = voiceChords(plan, { low: 48, high: 72, voices: 4 });
  const theme = createTheme(
    {
      rhythms: ['x--x--x-x--x--x-', 'x-.xx-.xx-x-x-x-', 'x-x-.xx-x--x--..'],
      ends: ['x--x--x---------', 'x--x------x-x---'],
      span: 4,
    },
    meter,
    random,
  );
  const figure = random.pick([
    '0 1 2 3 1 2 3 4 0 1 2 3 4 3 2 1',
    '0 3 2 1 3 2 4 1 0 3 2 1 3 4 2 1',
    '0 2 1 3 2 4 3 2 0 2 1 3 4 3 2 1',
  ]);
  const stabs = isTechno
    ? '..x...x..x....x.'
    : random.pick(['x--x--x---x--x--', 'x-.xx-.xx-.xx-x-', 'x---x--x--x-x-x-']);
  const hits: Hit[] = [];
  const textures: Texture[] = [];
  for (const [index, section] of plan.sections.entries()) {
    const isFirst = index === 0;
    const { kind } = section;
    if (kind !== 'drop' || isTechno) {
      band.play(
        'arp',
        writeFigure(plan, section, {
          voicings: chords,
          figure,
          ring: 0.9,
          velocity: kind === 'build' ? 0.8 : 0.6,
        }),
      );
    }
    if (kind === 'drop') {
      band.play('stabs', writeComping(plan, section, { voicings: chords, pattern: stabs, gate: 0.85 }));
    }
    if (kind === 'break' || kind === 'build' || kind === 'outro' || (kind === 'intro' && !isTechno)) {
      band.play('pad', writePad(section, { voicings: pads }));
    }
    if (kind === 'drop' || kind === 'intro') {
      const pattern = isTechno
        ? '.RrR.RrR.RrR.RrR'
        : kind === 'drop'
          ? '..R-..R-..R-..8-'
          : '..R-..R-..R-..R-';
      band.play('bass', writeBass(plan, section, { pattern, gate: 0.8 }));
    }
    if (kind === 'drop' || kind === 'break') {
      const voice = { low: 67, high: 84, isPentatonic: true, gate: 0.85 };
      band.play(
        'lead',
        writeMelody(
          plan,
          section,
          theme,
          kind === 'break' ? { ...voice, high: 79, velocity: 0.55 } : voice,
          random,
        ),
      );
    }
    hits.push(...beats(plan, section, isFirst));
    if (kind === 'build') textures.push({ kind: 'riser', at: section.at, beats: section.beats });
  }
  return { parts: band.parts(), kit: 'machine', hits, textures };
}

function beats(plan: Plan, section: Section, isFirst: boolean): Hit[] {
  const { random } = plan;
  switch (section.kind) {
    case 'drop':
      return writeDrums(
        plan,
        section,
        { groove: FLOOR, fill: { kick: '........X...X...', clap: '............x.xx' }, opening: 'crash' },
        random,
      );
    case 'build':
      return crescendo(
        writeDrums(plan, section, { groove: BUILD, opening: isFirst ? 'crash' : null }, random),
        section,
      );
    case 'break':
      return writeDrums(plan, section, { groove: {}, opening: 'crash', velocity: 0.6 }, random);
    default:
      return writeDrums(plan, section, { groove: INTRO }, random);
  }
}

function crescendo(hits: readonly Hit[], { at, beats: length }: Section): Hit[] {
  return hits.map((hit) =>
    hit.drum === 'snare' ? { ...hit, velocity: hit.velocity * (0.3 + (0.7 * (hit.at - at)) / length) } : hit,
  );
}
