import type { Random } from '../../maths/random.ts';
import type { Plan, Section } from '../plan/plan.ts';
import type { Note } from '../score/score.ts';
import { scaleOver } from '../theory/chord.ts';
import { nearestPitch, pitchClass } from '../theory/key.ts';
import { spanAt, spanEnd } from './spans.ts';
import { barOf, readSteps } from './steps.ts';

/** The lowest bass note: E1, the bottom string. */
const LOW = 28;

interface BassLine {
  /**
   * `R` root, `5` fifth, `8` octave, `3` third, `a` a step from below into the next chord, `r` a soft root; `-` and `.`
   * as in rhythms.
   */
  pattern: string;
  low?: number;
  velocity?: number;
  gate?: number;
}

export function writeBass(plan: Plan, section: Section, line: BassLine): Note[] {
  const { pattern, low = LOW, velocity = 0.8, gate = 0.95 } = line;
  const bars = readSteps(pattern, plan.meter);
  const notes: Note[] = [];
  for (let bar = 0; bar < section.bars; bar += 1) {
    const barAt = section.at + bar * plan.beatsPerBar;
    for (const step of barOf(bars, bar)) {
      const at = barAt + step.at;
      const span = spanAt(section, at);
      const isFirst = Math.abs(at - span.at) < 1e-6;
      notes.push({
        at,
        beats: Math.min(step.beats, spanEnd(span) - at) * gate,
        pitch: isFirst ? lowest(span.chord.bass, low) : pitchOf(step.letter, plan, section, at, low),
        velocity: velocity * (step.letter === 'r' ? 0.6 : isFirst ? 1.05 : 0.92),
      });
    }
  }
  return notes;
}

function pitchOf(letter: string, plan: Plan, section: Section, at: number, low: number): number {
  const { chord, ...span } = spanAt(section, at);
  const root = lowest(chord.root, low);
  switch (letter) {
    case '5':
      return lowest(chord.tones[2] ?? chord.root, root);
    case '3':
      return lowest(chord.tones[1] ?? chord.root, root);
    case '8':
      return root + 12;
    case 'a': {
      const target = lowest(nextBass(plan, section, span.at + span.beats), low);
      const scale = scaleOver(chord, plan.key);
      return scale.includes(pitchClass(target - 1)) || target === low ? target - 1 : target - 2;
    }
    default:
      return root;
  }
}

/**
 * Four to the bar: the root, two steps on the way, and a neighbour of the next root, by a semitone or a scale step.
 */
export function writeWalkingBass(plan: Plan, section: Section, random: Random): Note[] {
  const notes: Note[] = [];
  let previous = lowest(section.spans[0]?.chord.bass ?? 0, LOW + 4);
  for (const span of section.spans) {
    const target = nearestPitch(nextBass(plan, section, span.at + span.beats), previous);
    const start = within(nearestPitch(span.chord.bass, previous));
    const scale = scaleOver(span.chord, plan.key);
    const beats = Math.max(1, Math.round(span.beats));
    for (let beat = 0; beat < beats; beat += 1) {
      const isApproach = beat === beats - 1 && beats > 1;
      let pitch = start;
      if (isApproach) {
        pitch = within(target) + random.pick([-1, 1, scale.includes(pitchClass(target + 2)) ? 2 : -1]);
      } else if (beat > 0) {
        pitch = walk(previous, within(target), beat === 2 ? span.chord.tones : scale, random);
      }
      pitch = within(pitch);
      notes.push({ at: span.at + beat, beats: 0.92, pitch, velocity: beat % 2 === 0 ? 0.8 : 0.86 });
      if (random.chance(0.09) && beat > 0) {
        notes.push({ at: span.at + beat + 0.5, beats: 0.3, pitch, velocity: 0.5 });
      }
      previous = pitch;
    }
  }
  return notes;
}

/** A step or small leap towards the target, on one of these pitch classes. */
function walk(from: number, target: number, classes: readonly number[], random: Random): number {
  const direction = target === from ? random.pick([-1, 1]) : Math.sign(target - from);
  const far = random.whole(1, 2);
  for (let distance = far; distance < far + 5; distance += 1) {
    if (classes.includes(pitchClass(from + direction * distance))) return from + direction * distance;
  }
  return from + direction * 2;
}

function within(pitch: number): number {
  if (pitch < LOW) return pitch + 12;
  return pitch > LOW + 22 ? pitch - 12 : pitch;
}

function nextBass(plan: Plan, section: Section, beat: number): number {
  if (beat < section.at + section.beats - 1e-6) return spanAt(section, beat).chord.bass;
  const next = plan.sections.find(({ at }) => Math.abs(at - beat) < 1e-6);
  return (next?.spans[0] ?? plan.finale).chord.bass;
}

function lowest(ofClass: number, from: number): number {
  return from + pitchClass(ofClass - from);
}
