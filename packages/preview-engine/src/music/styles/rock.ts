import type { Plan } from '../plan/plan.ts';
import type { Style } from '../plan/style.ts';
import type { Hit, Note, Score } from '../score/score.ts';
import { nearestPitch } from '../theory/key.ts';
import { seatBand } from '../write/band.ts';
import { writeBass } from '../write/bass.ts';
import { voiceChords, writeComping, writePad } from '../write/chords.ts';
import { FILLS, type Groove, writeDrums } from '../write/drums.ts';
import { writeMelody } from '../write/melody.ts';
import { spanAt } from '../write/spans.ts';
import { createTheme } from '../write/theme.ts';

const DRIVING: Groove = {
  kick: 'X.....x.x.x.....',
  snare: '....X.......X...',
  'closed-hat': 'X.x.X.x.X.x.X.x.',
};
const OPEN: Groove = {
  kick: 'X..x..x.X.x...x.',
  snare: '....X.......X...',
  'open-hat': 'x...x...x...x...',
  'closed-hat': '..o...o...o...o.',
};
const DOUBLE: Groove = { kick: 'XxxxXxxxXxxxXxxx', snare: '....X.......X...', ride: 'x...x...x...x...' };

/** Power chords left and right, a backbeat, a lead that bends its five notes. */
export const ROCK: Style = {
  tempo: [122, 146],
  meters: ['4/4'],
  minorChance: 0.5,
  tonics: [4, 9, 2, 7, 11],
  swing: null,
  looseness: 0.008,
  ritardandoBars: 0,
  tailSeconds: { min: 1.8, ideal: 3.4 },
  space: { reverbSeconds: 1.3, delayBeats: 0.5 },
  forms: [
    [{ kind: 'chorus', bars: 4, energy: 0.9 }],
    [
      { kind: 'intro', bars: 2, energy: 0.7 },
      { kind: 'verse', bars: 4, energy: 0.6 },
      { kind: 'chorus', bars: 6, energy: 1 },
    ],
    [
      { kind: 'intro', bars: 4, energy: 0.7 },
      { kind: 'verse', bars: 8, energy: 0.6 },
      { kind: 'chorus', bars: 8, energy: 1 },
      { kind: 'outro', bars: 2, energy: 0.9 },
    ],
    [
      { kind: 'intro', bars: 4, energy: 0.7 },
      { kind: 'verse', bars: 8, energy: 0.6 },
      { kind: 'chorus', bars: 8, energy: 0.95 },
      { kind: 'verse', bars: 8, energy: 0.65 },
      { kind: 'chorus', bars: 8, energy: 0.95 },
      { kind: 'solo', bars: 8, energy: 0.9 },
      { kind: 'chorus', bars: 8, energy: 1 },
      { kind: 'outro', bars: 4, energy: 0.9 },
    ],
  ],
  progressions: {
    major: {
      verse: ['I5 | I5 | bVII5 | IV5', 'I5 | IV5 | I5 | V5'],
      chorus: ['I5 | V5 | vi5 | IV5', 'I5 | bVII5 | IV5 | I5', 'IV5 | I5 | V5 | V5'],
      other: ['I5 | bVII5 | IV5 | I5', 'I5 | IV5 | bVII5 | IV5'],
    },
    minor: {
      verse: ['i5 | i5 | VI5 | VII5', 'i5 | i5 | iv5 | VII5'],
      chorus: ['VI5 | VII5 | i5 | i5', 'i5 | VI5 | III5 | VII5', 'i5 | VII5 | VI5 | VII5'],
      other: ['i5 | III5 | VII5 | iv5', 'i5 | VII5 | VI5 | VII5'],
    },
  },
  close: { major: { cadence: 'bVII5 IV5', final: 'I5' }, minor: { cadence: 'VI5 VII5', final: 'i5' } },
  arrange,
};

function arrange(plan: Plan): Score {
  const { random, meter, brief } = plan;
  const isMetal = brief.flavours.has('metal');
  const band = seatBand(plan, {
    lead: { role: 'lead', instrument: 'distorted-guitar', reverb: 0.18, delay: 0.2, gain: -0.5 },
    left: { role: 'chords', instrument: 'distorted-guitar', pan: -0.85, reverb: 0.06, gain: 1.5 },
    right: { role: 'chords', instrument: 'distorted-guitar', pan: 0.85, reverb: 0.06, gain: 1.5 },
    organ: { role: 'pad', instrument: 'organ', reverb: 0.2, pan: 0.2 },
    bass: { role: 'bass', instrument: 'electric-bass', reverb: 0.02, gain: 0.5 },
  });
  const low = 40;
  const full = voiceChords(plan, { low: 52, high: 72, voices: 3 });
  const muted = random.pick(['XxxxXxxxXxxxXxxx', 'X.xxX.xxX.xxX.x.', 'XxxXxxXxxXxxXxXx']);
  const riff = random.pick(['X--X--X-X-..X-X-', 'X-..X-x-..X-X---', 'X-x-..X-..x-X-x-']);
  const theme = createTheme(
    {
      rhythms: ['x--x--x-x---x-x-', 'x-x-x---x--x--x-', '..x-x-x-x-------'],
      ends: ['x-----x---------', 'x-x-x-----------'],
      span: 4,
    },
    meter,
    random,
  );
  const solo = createTheme(
    {
      rhythms: ['x-x-xxx-x-x-x-x-', 'xxx-x-x-xxx-x---', 'x--xx-x-x-xxx-x-'],
      ends: ['x-x-x-----------', 'x---------------'],
      span: 6,
    },
    meter,
    random,
  );
  const hits: Hit[] = [];
  for (const [index, section] of plan.sections.entries()) {
    const isVerse = section.kind === 'verse';
    const isLoud = section.kind === 'chorus' || section.kind === 'outro';
    const pattern = isVerse ? muted : isLoud ? 'X-----x-X-----x-' : riff;
    const power = {
      voicings: powerChords(low),
      pattern,
      gate: isVerse ? 0.5 : 0.96,
      strumBeats: 0.012,
      velocity: isVerse ? 0.62 : 0.9,
    };
    band.play('left', writeComping(plan, section, power));
    band.play('right', writeComping(plan, section, power));
    if (isLoud || section.kind === 'solo') band.play('organ', writePad(section, { voicings: full }));
    band.play(
      'bass',
      writeBass(plan, section, { pattern: isLoud ? 'R-R-R-R-R-R-R-a-' : 'R-R-R-R-R-R-5-a-' }),
    );
    const voice = { low: 62, high: 81, isPentatonic: true, velocity: 0.85 };
    if (isLoud) band.play('lead', writeMelody(plan, section, theme, voice, random));
    if (section.kind === 'solo') {
      band.play('lead', writeMelody(plan, section, solo, { ...voice, high: 86 }, random));
    }
    if (isVerse) {
      band.play('lead', answering(writeMelody(plan, section, theme, { ...voice, high: 77 }, random), plan));
    }
    const groove = isMetal && isLoud ? DOUBLE : isVerse ? DRIVING : OPEN;
    const isLastSection = index === plan.sections.length - 1;
    hits.push(
      ...writeDrums(
        plan,
        section,
        {
          groove,
          fill: isLastSection || random.chance(0.6) ? FILLS.toms : FILLS.snare,
          opening: 'crash',
          velocity: 0.9,
        },
        random,
      ),
    );
  }
  return { parts: band.parts(), kit: 'rock', hits, textures: [] };

  /** In the verse the melody leaves every second bar to the riff. */
  function answering(notes: readonly Note[], { beatsPerBar }: Plan): Note[] {
    return notes.filter(({ at }) => Math.floor(at / beatsPerBar) % 2 === 1);
  }
}

/** Root, fifth and octave on the low strings. */
function powerChords(low: number) {
  return (section: Parameters<typeof spanAt>[0], beat: number): number[] => {
    const { root } = spanAt(section, beat).chord;
    const pitch = nearestPitch(root, low + 5);
    return [pitch, pitch + 7, pitch + 12];
  };
}
