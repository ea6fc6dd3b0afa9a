import type { Plan, Section } from '../plan/plan.ts';
import type { Note } from '../score/score.ts';
import { nearestPitch } from '../theory/key.ts';
import { voiceLead } from '../theory/voicing.ts';
import { spanAt, spanEnd } from './spans.ts';
import { barOf, readSteps } from './steps.ts';

interface ChordRange {
  low: number;
  high: number;
  voices: number;
  isRootless?: boolean;
}

type Voicings = (section: Section, beat: number) => readonly number[];

/** Voices all chords of the piece in one go, so that hands move little even between sections. */
export function voiceChords(plan: Plan, range: ChordRange): Voicings {
  const spans = plan.sections.flatMap((section) => section.spans);
  const voicings = voiceLead(
    spans.map(({ chord }) => chord),
    range,
  );
  const byStart = new Map(spans.map(({ at }, index) => [at, voicings[index] ?? []]));
  return (section, beat) => byStart.get(spanAt(section, beat).at) ?? [];
}

interface Comping {
  voicings: Voicings;
  pattern: string;
  /** Beats between neighbouring strings: a strum. */
  strumBeats?: number;
  /** Part of its written length that a chord sounds. */
  gate?: number;
  velocity?: number;
}

/** Chords in a rhythm. */
export function writeComping(plan: Plan, section: Section, comping: Comping): Note[] {
  const { voicings, pattern, strumBeats = 0, gate = 0.94, velocity = 0.75 } = comping;
  const bars = readSteps(pattern, plan.meter);
  const notes: Note[] = [];
  for (let bar = 0; bar < section.bars; bar += 1) {
    const barAt = section.at + bar * plan.beatsPerBar;
    for (const [index, step] of barOf(bars, bar).entries()) {
      const at = barAt + step.at;
      const pitches = voicings(section, at);
      const beats = Math.min(step.beats, spanEnd(spanAt(section, at)) - at) * gate;
      // Down and up strokes take turns.
      const stroke = index % 2 === 0 ? pitches : pitches.toReversed();
      for (const [place, pitch] of stroke.entries()) {
        const delay = Math.min(place * strumBeats, beats / 2);
        notes.push({
          at: at + delay,
          beats: beats - delay,
          pitch,
          velocity: velocity * step.velocity * (0.92 + 0.12 * section.energy),
        });
      }
    }
  }
  return notes;
}

interface Figure {
  voicings: Voicings;
  /**
   * Indices into the voicing, low to high, past its top an octave up; `b` is the bass, `.` a rest: `b 0 2 1`. Evenly
   * spread over a bar.
   */
  figure: string;
  /** Where the bass note of the figure lies. */
  bassPitch?: number;
  /** How long a note rings, in its own steps. */
  ring?: number;
  velocity?: number;
}

/** Broken chords: alberti, arpeggios, finger picking. */
export function writeFigure(plan: Plan, section: Section, options: Figure): Note[] {
  const { voicings, figure, bassPitch = 45, ring = 1, velocity = 0.65 } = options;
  const bars = figure.split('|').map((bar) => fitFigure(bar.trim().split(/\s+/), plan));
  const notes: Note[] = [];
  for (let bar = 0; bar < section.bars; bar += 1) {
    const tokens = barOf(bars, bar);
    const stepBeats = plan.beatsPerBar / tokens.length;
    for (const [index, token] of tokens.entries()) {
      if (token === '.') continue;
      const at = section.at + bar * plan.beatsPerBar + index * stepBeats;
      const span = spanAt(section, at);
      const pitch =
        token === 'b'
          ? nearestPitch(span.chord.bass, bassPitch)
          : pitchAt(voicings(section, at), Number(token));
      const accent = index === 0 ? 1.12 : index % 2 === 0 ? 1 : 0.86;
      notes.push({
        at,
        beats: Math.max(stepBeats * 0.5, Math.min(stepBeats * ring, spanEnd(span) - at)),
        pitch,
        velocity: Math.min(1, velocity * accent * (0.85 + 0.25 * section.energy)),
      });
    }
  }
  return notes;
}

/** A figure of a 4/4 bar loses its last beat in 3/4 and takes two groups of three in 6/8. */
function fitFigure(tokens: readonly string[], { meter }: Plan): readonly string[] {
  switch (meter) {
    case '4/4':
      return tokens;
    case '3/4':
      return tokens.slice(0, Math.round((tokens.length * 3) / 4));
    case '6/8':
      return [...tokens.slice(0, 3), ...tokens.slice(tokens.length / 2, tokens.length / 2 + 3)];
    default:
      return meter satisfies never;
  }
}

function pitchAt(voicing: readonly number[], index: number): number {
  const count = Math.max(1, voicing.length);
  return (voicing[index % count] ?? 60) + 12 * Math.floor(index / count);
}

interface PadOptions {
  voicings: Voicings;
  velocity?: number;
}

/** Held chords; a note that the next chord shares is held on. */
export function writePad(section: Section, { voicings, velocity = 0.6 }: PadOptions): Note[] {
  const notes: Note[] = [];
  let held: Note[] = [];
  for (const span of section.spans) {
    held = voicings(section, span.at).map((pitch) => {
      const same = held.find((note) => note.pitch === pitch);
      if (same) {
        same.beats += span.beats;
        return same;
      }
      const note = { at: span.at, beats: span.beats, pitch, velocity };
      notes.push(note);
      return note;
    });
  }
  return notes;
}
