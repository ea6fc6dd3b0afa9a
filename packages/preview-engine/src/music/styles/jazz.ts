import type { Plan, Section } from '../plan/plan.ts';
import type { Style } from '../plan/style.ts';
import type { Hit, Note, Score } from '../score/score.ts';
import { seatBand } from '../write/band.ts';
import { writeBass, writeWalkingBass } from '../write/bass.ts';
import { voiceChords, writeComping } from '../write/chords.ts';
import { FILLS, type Groove, writeDrums } from '../write/drums.ts';
import { writeMelody } from '../write/melody.ts';
import { createTheme } from '../write/theme.ts';

const SWING: Groove = {
  ride: 'x...x.x.x...x.x.',
  'pedal-hat': '....x.......x...',
  kick: 'o...............',
  'brush-tap': '..........o.....|......o.......o.',
};
const BRUSHES: Groove = {
  'brush-sweep': 'x.......x.......',
  'brush-tap': '....x.o.....x.o.',
  'pedal-hat': '....x.......x...',
};
const BOSSA: Groove = {
  rim: 'x.....x.....x...|....x.....x.....',
  kick: 'x.....xox.....xo',
  'closed-hat': 'xoxoxoxoxoxoxoxo',
};

/** Comping that leaves room, as rhythms over two bars. */
const COMPING: readonly [string, ...string[]] = [
  'x-....x-........|......x-..x-....',
  '......x---......|x-......x-......',
  'x-....x-....x-..|........x---....',
];

/** A trio and a soloist: two-fives, swung eighths, a walking bass, a ride that talks. */
export const JAZZ: Style = {
  tempo: [126, 168],
  meters: ['4/4'],
  minorChance: 0.3,
  tonics: [5, 10, 3, 0, 7, 8],
  swing: { grid: 1, amount: 0.14 },
  looseness: 0.014,
  ritardandoBars: 1,
  tailSeconds: { min: 2, ideal: 3.4 },
  space: { reverbSeconds: 1.3, delayBeats: 0.5 },
  forms: [
    [{ kind: 'theme', bars: 4, energy: 0.6 }],
    [
      { kind: 'intro', bars: 2, energy: 0.4 },
      { kind: 'theme', bars: 8, energy: 0.6 },
    ],
    [
      { kind: 'theme', bars: 8, energy: 0.55 },
      { kind: 'solo', bars: 8, energy: 0.8 },
      { kind: 'reprise', bars: 4, energy: 0.6 },
    ],
    [
      { kind: 'intro', bars: 4, energy: 0.4 },
      { kind: 'theme', bars: 16, energy: 0.55 },
      { kind: 'bridge', bars: 8, energy: 0.65 },
      { kind: 'theme', bars: 8, energy: 0.6 },
      { kind: 'solo', bars: 16, energy: 0.85 },
      { kind: 'reprise', bars: 8, energy: 0.6 },
    ],
  ],
  progressions: {
    major: {
      bridge: [
        'IVmaj7 | iv7 | iii7 | VI7b9 | ii7 | ii7 | V7 | V7b9',
        'iii7 | VI7 | ii7 | ii7 | II7 | II7 | ii7 | V7b9',
      ],
      other: [
        'Imaj9 | VI7b9 | ii9 | V13 | iii7 | VI7b9 | ii9 V13 | I6',
        'Imaj7 vi7 | ii7 V7 | iii7 VI7 | ii7 V7 | Imaj7 I7 | IVmaj7 iv7 | iii7 VI7 | ii7 V13',
        'ii9 | V13 | Imaj9 | Imaj9 | iø7 | IV7 | ii7 V7b9 | I6',
      ],
    },
    minor: {
      bridge: ['iv7 | VII9 | IIImaj7 | VImaj7 | iiø7 | V7b9 | i6 | V7b9'],
      other: [
        'i9 | iv9 | iiø7 V7b9 | i9 | VImaj7 | iv9 | iiø7 | V7b9',
        'iv7 | VII9 | IIImaj7 | VImaj7 | iiø7 | V7b9 | i6 | i6',
      ],
    },
  },
  close: { major: { cadence: 'ii7 V7b9', final: 'I6' }, minor: { cadence: 'iiø7 V7b9', final: 'i6' } },
  arrange,
};

function arrange(plan: Plan): Score {
  const { random, meter, brief } = plan;
  const isBossa = brief.flavours.has('bossa');
  const isSoft = brief.energy < -0.3 || brief.flavours.has('ballad');
  const band = seatBand(plan, {
    lead: {
      role: 'lead',
      instrument: random.pick(['saxophone', 'vibraphone', 'saxophone']),
      reverb: 0.2,
      pan: 0.12,
    },
    soloist: {
      role: 'lead',
      instrument: random.pick(['clean-guitar', 'vibraphone', 'piano']),
      reverb: 0.16,
      pan: -0.18,
      gain: -0.5,
    },
    keys: { role: 'chords', instrument: isBossa ? 'clean-guitar' : 'piano', reverb: 0.14, pan: -0.28 },
    bass: { role: 'bass', instrument: 'upright-bass', reverb: 0.05, gain: 1 },
  });
  const voicings = voiceChords(plan, { low: 52, high: 71, voices: 4, isRootless: true });
  const ends = ['x-x-x-----......', 'x---x-x-........'] as const;
  const head = createTheme(
    {
      rhythms: ['x-x-x---..x-x---', '..x-x-x-x---x-..', 'x---x-x---x-..x-', 'x-x---x-x-x-x---'],
      ends,
      span: 4,
    },
    meter,
    random,
  );
  const comping = random.pick(COMPING);
  const hits: Hit[] = [];
  for (const section of plan.sections) {
    const isIntro = section.kind === 'intro';
    band.play(
      'keys',
      writeComping(plan, section, {
        voicings,
        pattern: isBossa ? 'x--x--x---x--x--' : comping,
        gate: 0.8,
        velocity: 0.62,
        strumBeats: 0.015,
      }),
    );
    if (isBossa) band.play('bass', writeBass(plan, section, { pattern: 'R-----R-5-----5-' }));
    else if (isSoft && section.kind !== 'solo') {
      band.play('bass', writeBass(plan, section, { pattern: 'R-------5-----a-' }));
    } else band.play('bass', writeWalkingBass(plan, section, random));
    if (section.kind === 'solo') band.play('soloist', improvise(plan, section));
    else if (!isIntro) {
      band.play('lead', writeMelody(plan, section, head, { low: 58, high: 78, velocity: 0.74 }, random));
    }
    const groove = isBossa ? BOSSA : isSoft || isIntro ? BRUSHES : SWING;
    hits.push(
      ...writeDrums(
        plan,
        section,
        { groove, fill: isIntro ? null : FILLS.brush, velocity: isIntro ? 0.6 : 0.72 },
        random,
      ),
    );
  }
  return { parts: band.parts(), kit: 'jazz', hits, textures: [] };
}

/** Longer lines of eighths, another idea every two bars. */
function improvise(plan: Plan, section: Section): Note[] {
  const { random, meter, beatsPerBar } = plan;
  const notes: Note[] = [];
  for (let bar = 0; bar < section.bars; bar += 2) {
    const bars = Math.min(2, section.bars - bar);
    const at = section.at + bar * beatsPerBar;
    const end = at + bars * beatsPerBar;
    const phrase: Section = {
      ...section,
      at,
      bars,
      beats: bars * beatsPerBar,
      spans: section.spans.filter((span) => span.at >= at - 1e-6 && span.at < end - 1e-6),
    };
    const line = createTheme(
      {
        rhythms: ['x-x-x-x-x-x-x-x-', '..x-x-x-x-x-xxx-', 'x-xxx-x-x-x-x---', 'x-x-x-x-x--x--..'],
        ends: ['x-x-x-x-x---....', 'x-x-x-----......', '..x-x-x-x-......'],
        span: 6,
      },
      meter,
      random,
    );
    notes.push(...writeMelody(plan, phrase, line, { low: 58, high: 82, velocity: 0.72, gate: 0.88 }, random));
  }
  return notes;
}
