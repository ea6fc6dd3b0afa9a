import type { Plan, Section } from '../plan/plan.ts';
import type { Style } from '../plan/style.ts';
import type { Note, Score } from '../score/score.ts';
import { nearestPitch } from '../theory/key.ts';
import { seatBand } from '../write/band.ts';
import { voiceChords, writePad } from '../write/chords.ts';
import { spanAt } from '../write/spans.ts';

/** Long chords that drift into each other, a bell far away, air. Nothing beats. */
export const AMBIENT: Style = {
  tempo: [54, 66],
  meters: ['4/4'],
  minorChance: 0.35,
  tonics: [0, 2, 3, 5, 7, 9],
  swing: null,
  looseness: 0.04,
  ritardandoBars: 0,
  tailSeconds: { min: 2.6, ideal: 6 },
  space: { reverbSeconds: 5.5, delayBeats: 1.5 },
  forms: [
    [{ kind: 'drift', bars: 2, energy: 0.4 }],
    [
      { kind: 'drift', bars: 4, energy: 0.35 },
      { kind: 'theme', bars: 4, energy: 0.55 },
    ],
    [
      { kind: 'intro', bars: 2, energy: 0.25 },
      { kind: 'drift', bars: 8, energy: 0.4 },
      { kind: 'theme', bars: 8, energy: 0.6 },
      { kind: 'outro', bars: 6, energy: 0.3 },
    ],
  ],
  progressions: {
    major: {
      other: [
        'Imaj9 | Imaj9 | IVlyd | IVlyd',
        'Imaj9 | vi9 | IVmaj9 | IVmaj9',
        'Iadd9 | iii7 | IVmaj9 | ii9',
      ],
    },
    minor: {
      other: ['i9 | i9 | VImaj7 | VImaj7', 'i9 | VImaj9 | iv9 | VImaj7', 'iadd9 | III | VImaj7 | iv9'],
    },
  },
  close: { major: { cadence: 'IVmaj9', final: 'Imaj9' }, minor: { cadence: 'iv9', final: 'iadd9' } },
  arrange,
};

function arrange(plan: Plan): Score {
  const band = seatBand(plan, {
    pad: { role: 'pad', instrument: 'pad', reverb: 0.5, gain: 6 },
    high: { role: 'pad', instrument: 'strings', reverb: 0.7, gain: 0 },
    lead: {
      role: 'lead',
      instrument: plan.random.pick(['bell', 'piano', 'electric-piano']),
      reverb: 0.4,
      delay: 0.3,
      gain: -5,
    },
    bass: { role: 'bass', instrument: 'sub-bass', reverb: 0.05, gain: -9 },
  });
  const low = voiceChords(plan, { low: 46, high: 70, voices: 4 });
  const high = voiceChords(plan, { low: 62, high: 82, voices: 3, isRootless: true });
  for (const section of plan.sections) {
    band.play('pad', swell(writePad(section, { voicings: low, velocity: 0.6 }), section));
    if (section.energy > 0.38) {
      band.play('high', swell(writePad(section, { voicings: high, velocity: 0.5 }), section));
    }
    band.play(
      'bass',
      section.spans.map(({ at, beats, chord }) => ({
        at,
        beats,
        pitch: nearestPitch(chord.root, 34),
        velocity: 0.6,
      })),
    );
    band.play('lead', drops(plan, section));
  }
  const textures: Score['textures'] = [{ kind: 'air', at: 0, beats: plan.finale.at + plan.finale.beats }];
  return { parts: band.parts(), kit: 'folk', hits: [], textures };
}

/** Chords overlap, so that one grows out of the other. */
function swell(notes: readonly Note[], section: Section): Note[] {
  return notes.map((note) => ({
    ...note,
    beats: note.beats + 0.8,
    velocity: note.velocity * (0.7 + 0.5 * section.energy),
  }));
}

/** Single notes of the chord, few and far between, that go up in short figures and stop. */
function drops(plan: Plan, section: Section): Note[] {
  const { random, beatsPerBar } = plan;
  const notes: Note[] = [];
  const end = section.at + section.beats;
  let at = section.at + random.pick([0, 0.5, 1]);
  while (at < end - 1) {
    const count = random.whole(2, section.energy > 0.5 ? 5 : 3);
    let pitch = random.between(70, 77);
    for (let index = 0; index < count && at < end - 0.5; index += 1) {
      const { chord } = spanAt(section, at);
      const next = nearestPitch(random.pick([chord.root, ...chord.tones]), pitch + random.between(1, 5));
      // The same bell twice in a row only piles up.
      pitch = next === pitch ? nearestPitch(chord.tones[1] ?? chord.root, pitch + 4) : next;
      if (pitch > 90) pitch -= 12;
      notes.push({ at, beats: 2.5, pitch, velocity: random.between(0.46, 0.62) });
      at += random.pick([0.5, 0.5, 1, 0.75]);
    }
    at += random.between(0.4, 1) * beatsPerBar;
    at = Math.round(at * 4) / 4;
  }
  return notes;
}
