import type { Plan, Section } from '../plan/plan.ts';
import type { Style } from '../plan/style.ts';
import type { Hit, Note, Score } from '../score/score.ts';
import { seatBand } from '../write/band.ts';
import { writeBass } from '../write/bass.ts';
import { voiceChords, writeComping } from '../write/chords.ts';
import { type Groove, writeDrums } from '../write/drums.ts';
import { writeMelody } from '../write/melody.ts';
import { createTheme } from '../write/theme.ts';

const BOOM_BAP: Groove = {
  kick: 'X......x..x.....|X......x..xx....',
  snare: '....X.......X...',
  'closed-hat': 'x.x.x.xox.x.x.x.',
  'open-hat': '................|..............x.',
};
const LAID_BACK: Groove = {
  kick: 'X.....x...x.....|X..x......x.....',
  snare: '....x.......x..o',
  'closed-hat': 'x.o.x.o.x.oox.o.',
};
const TRAP: Groove = {
  kick: 'X.....x.......x.|X.........x..x..',
  clap: '........X.......',
  snare: '........x.......',
  'closed-hat': 'x.x.x.x.x.x.xxxx|x.x.xxx.x.x.x.x.',
  'open-hat': '......x.........|..............x.',
};

/** A loop that sits back: dusty keys, a deep bass, a half-time beat with swung sixteenths. */
export const HIP_HOP: Style = {
  tempo: [78, 92],
  meters: ['4/4'],
  minorChance: 0.85,
  tonics: [0, 2, 5, 7, 9, 10, 3],
  swing: { grid: 0.5, amount: 0.085 },
  looseness: 0.012,
  ritardandoBars: 0,
  tailSeconds: { min: 1.8, ideal: 3 },
  space: { reverbSeconds: 1.1, delayBeats: 0.75 },
  forms: [
    [{ kind: 'verse', bars: 4, energy: 0.8 }],
    [
      { kind: 'intro', bars: 2, energy: 0.4 },
      { kind: 'verse', bars: 6, energy: 0.8 },
    ],
    [
      { kind: 'intro', bars: 4, energy: 0.4 },
      { kind: 'verse', bars: 8, energy: 0.75 },
      { kind: 'chorus', bars: 8, energy: 0.95 },
    ],
    [
      { kind: 'intro', bars: 4, energy: 0.4 },
      { kind: 'verse', bars: 12, energy: 0.75 },
      { kind: 'chorus', bars: 8, energy: 0.95 },
      { kind: 'break', bars: 4, energy: 0.45 },
      { kind: 'verse', bars: 8, energy: 0.8 },
      { kind: 'chorus', bars: 8, energy: 0.95 },
    ],
  ],
  progressions: {
    major: {
      other: ['Imaj9 | iii7 | vi9 | IVmaj7', 'ii9 | V13 | Imaj9 | vi9', 'IVmaj9 | iii7 | ii9 | Imaj9'],
    },
    minor: {
      other: [
        'i9 | VImaj7 | iv9 | v7',
        'iv9 | v7 | i9 | i9',
        'VImaj7 | v7 | i9 | i9',
        'i9 | iv9 | VImaj7 | V7b9',
      ],
    },
  },
  close: { major: { cadence: 'V7sus4', final: 'Imaj9' }, minor: { cadence: 'v7', final: 'i9' } },
  arrange,
};

function arrange(plan: Plan): Score {
  const { random, meter, brief } = plan;
  const isTrap = brief.flavours.has('trap');
  const isLoFi = brief.flavours.has('lo-fi') || brief.energy < -0.3;
  const band = seatBand(plan, {
    lead: {
      role: 'lead',
      instrument: isTrap ? 'bell' : random.pick(['vibraphone', 'bell', 'soft-lead']),
      reverb: 0.2,
      delay: 0.25,
      pan: 0.2,
      gain: -0.5,
    },
    keys: { role: 'chords', instrument: 'electric-piano', reverb: 0.1, duck: 0.3, gain: 3 },
    strings: { role: 'pad', instrument: 'strings', reverb: 0.25, duck: 0.3 },
    bass: { role: 'bass', instrument: isTrap ? 'deep-808' : 'sub-bass', reverb: 0, duck: 0.3, gain: 0.5 },
  });
  const voicings = voiceChords(plan, { low: 50, high: 70, voices: 4, isRootless: true });
  const comping = isTrap
    ? 'x---------------'
    : random.pick([
        'x-----x-----x---|x-----x---......',
        'x---------..x-x-|x-----x---------',
        '..x---..x-------|..x---x-x-------',
      ]);
  const riff = createTheme(
    {
      rhythms: ['x-x--x--x---....', '..x-x--x--x-....', 'x--x--x-....x-x-', '....x-x-x--x----'],
      ends: ['x-x-x---........', 'x---....x-x-....'],
      span: 4,
    },
    meter,
    random,
  );
  const groove = isTrap ? TRAP : isLoFi ? LAID_BACK : BOOM_BAP;
  const bass = isTrap ? 'R-----8-......R-|R---------R--5..' : 'R-----R...5-R-..|R-----R...8-..a-';
  const hits: Hit[] = [];
  const loop = sampledLoop(plan);
  for (const section of plan.sections) {
    const isFull = section.kind === 'verse' || section.kind === 'chorus';
    band.play(
      'keys',
      writeComping(plan, section, { voicings, pattern: comping, strumBeats: 0.03, velocity: 0.68 }),
    );
    if (isFull) band.play('bass', writeBass(plan, section, { pattern: bass }));
    if (section.kind === 'chorus') {
      band.play('strings', writeComping(plan, section, { voicings, pattern: 'x---------------', gate: 1 }));
    }
    if (section.kind !== 'intro') {
      band.play(
        'lead',
        loop(section, () =>
          writeMelody(plan, section, riff, { low: 67, high: 82, isPentatonic: true }, random),
        ),
      );
    }
    if (isFull) {
      hits.push(
        ...writeDrums(
          plan,
          section,
          {
            groove,
            fill: { kick: '........x.......', snare: '............x..o' },
            velocity: isLoFi ? 0.7 : 0.85,
          },
          random,
        ),
      );
    } else if (section.kind === 'break') {
      hits.push(
        ...writeDrums(plan, section, { groove: { 'closed-hat': 'x.x.x.xox.x.x.x.' }, velocity: 0.6 }, random),
      );
    }
  }
  return {
    parts: band.parts(),
    kit: isTrap ? 'machine' : 'dusty',
    hits,
    textures: isTrap
      ? []
      : [{ kind: 'vinyl', at: 0, beats: plan.finale.at + plan.finale.beats, gain: isLoFi ? 4 : 0 }],
  };
}

/** The melody is a sample: its first two bars come back as they were, over whatever chords fit them. */
function sampledLoop({ beatsPerBar }: Plan) {
  const loopBeats = 4 * beatsPerBar;
  return (section: Section, write: () => Note[]): Note[] => {
    const written = write();
    const sample = written.filter(({ at }) => at < section.at + loopBeats);
    const copies: Note[] = [];
    for (let from = 0; from < section.beats; from += loopBeats) {
      for (const note of sample) {
        if (note.at - section.at + from >= section.beats - 1e-6) continue;
        copies.push({ ...note, at: note.at + from });
      }
    }
    return copies;
  };
}
