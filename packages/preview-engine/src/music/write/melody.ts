import type { Random } from '../../maths/random.ts';
import type { Plan, Section } from '../plan/plan.ts';
import type { Note } from '../score/score.ts';
import { scaleOver } from '../theory/chord.ts';
import { pitchClass } from '../theory/key.ts';
import { spanAt, spanEnd } from './spans.ts';
import type { Motif, Theme } from './theme.ts';

export interface MelodyVoice {
  low: number;
  high: number;
  /** Keeps to five notes of the key and the chord's own. */
  isPentatonic?: boolean;
  /** Part of its written length that a note sounds. */
  gate?: number;
  velocity?: number;
}

/** Scale steps over the centre, bar by bar: a phrase climbs to its third bar and comes home. */
const ARC = [0, 1, 2.5, 0.5];
const LEAP_MAX = 9;
/** What is left of a note when the chord changes under it must be at least this long to be sung. */
const RESOLUTION_BEATS = 0.9;
const PENTATONIC = { major: [0, 2, 4, 7, 9], minor: [0, 3, 5, 7, 10] } as const;

/**
 * Sings a theme over a section in phrases of four bars: idea, answer, idea again, ending; open at first, closed at
 * last. Chord tones fall on strong beats and long notes; what lies between moves by step.
 */
export function writeMelody(
  plan: Plan,
  section: Section,
  theme: Theme,
  voice: MelodyVoice,
  random: Random,
): Note[] {
  const notes: Note[] = [];
  const centre = (voice.low + voice.high) / 2 - 2;
  let previous: number | null = null;
  for (let bar = 0; bar < section.bars; bar += 1) {
    const { motif, isClosing } = motifAt(theme, bar, section.bars);
    const barAt = section.at + bar * plan.beatsPerBar;
    const arc = (ARC[bar % 4] ?? 0) * 1.6;
    const anchor = nearest(
      ladder(plan, section, barAt, voice, true),
      centre + arc + (previous ? (previous - centre) * 0.25 : 0),
    );
    for (const [index, step] of motif.steps.entries()) {
      const at = barAt + step.at;
      const isLast = index === motif.steps.length - 1;
      const isStrong = isStrongBeat(step.at, plan) || step.beats >= plan.beatsPerBar / 3 || isLast;
      const rungs = ladder(plan, section, at, voice, false);
      const home = rungs.indexOf(nearest(rungs, anchor));
      let pitch =
        rungs[Math.max(0, Math.min(rungs.length - 1, home + (motif.contour[index] ?? 0)))] ?? anchor;
      if (isStrong || (previous !== null && Math.abs(previous - pitch) > 4)) {
        pitch = nearest(ladder(plan, section, at, voice, true), pitch);
      }
      if (isLast && isClosing) pitch = nearest(rootRungs(plan, section, at, voice), previous ?? pitch);
      if (previous !== null && Math.abs(pitch - previous) > LEAP_MAX) {
        pitch = nearest(ladder(plan, section, at, voice, true), previous + Math.sign(pitch - previous) * 4);
      }
      const beats = soundingBeats(section, at, step.beats, pitch);
      const gate = voice.gate ?? 0.93;
      const velocity =
        (voice.velocity ?? 0.72) * (isStrong ? 1.08 : 0.92) * (0.9 + 0.05 * (ARC[bar % 4] ?? 0)) +
        random.bell() * 0.025;
      notes.push({ at, beats: beats * gate, pitch, velocity });
      previous = pitch;
      if (step.beats - beats < RESOLUTION_BEATS) continue;
      // The chord changes under a long note: the voice steps into the new one.
      previous = nearest(ladder(plan, section, at + beats, voice, true), pitch - 1);
      notes.push({
        at: at + beats,
        beats: (step.beats - beats) * gate,
        pitch: previous,
        velocity: velocity * 0.92,
      });
    }
  }
  return notes;
}

/** A note is held into the next chord only where it belongs to it. */
function soundingBeats(section: Section, at: number, beats: number, pitch: number): number {
  const change = spanEnd(spanAt(section, at));
  if (change >= at + beats - 1e-6 || change >= section.at + section.beats - 1e-6) return beats;
  return spanAt(section, change).chord.tones.includes(pitchClass(pitch)) ? beats : change - at;
}

function motifAt(theme: Theme, bar: number, bars: number): { motif: Motif; isClosing: boolean } {
  const isLastBar = bar === bars - 1;
  if (isLastBar) return { motif: theme.closedEnd, isClosing: true };
  if (bar % 4 === 3) return { motif: theme.openEnd, isClosing: false };
  return { motif: bar % 2 === 0 ? theme.idea : theme.answer, isClosing: false };
}

function isStrongBeat(at: number, { meter }: Plan): boolean {
  return meter === '4/4' ? at % 2 === 0 : at % (meter === '6/8' ? 1 : 3) === 0;
}

/** The pitches in range that a note may take here, low to high. */
function ladder(
  plan: Plan,
  section: Section,
  beat: number,
  { low, high, isPentatonic = false }: MelodyVoice,
  areChordTonesOnly: boolean,
): number[] {
  const { chord } = spanAt(section, beat);
  const five = PENTATONIC[plan.key.mode].map((step) => pitchClass(plan.key.tonic + step));
  const classes = isPentatonic
    ? [...five.filter((tone) => !rubs(tone, chord.tones)), ...chord.tones]
    : scaleOver(chord, plan.key);
  const allowed = new Set(areChordTonesOnly ? chord.tones : classes);
  return pitchesOf(allowed, low, high);
}

function rootRungs(plan: Plan, section: Section, beat: number, { low, high }: MelodyVoice): number[] {
  const { chord } = spanAt(section, beat);
  const tonic = plan.key.tonic;
  const goal = chord.tones.includes(tonic) ? tonic : chord.root;
  return pitchesOf(new Set([goal]), low, high);
}

function pitchesOf(classes: ReadonlySet<number>, low: number, high: number): number[] {
  const pitches: number[] = [];
  for (let pitch = low; pitch <= high; pitch += 1) if (classes.has(pitchClass(pitch))) pitches.push(pitch);
  return pitches;
}

/** A semitone over or under a chord tone. */
function rubs(tone: number, tones: readonly number[]): boolean {
  return !tones.includes(tone) && tones.some((other) => [1, 11].includes(pitchClass(tone - other)));
}

function nearest(pitches: readonly number[], to: number): number {
  let best = pitches[0] ?? Math.round(to);
  for (const pitch of pitches) if (Math.abs(pitch - to) < Math.abs(best - to)) best = pitch;
  return best;
}
