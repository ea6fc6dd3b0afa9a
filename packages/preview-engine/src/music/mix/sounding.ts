import { BLOCK_SAMPLES, samplesIn, type Stereo } from '../synth/signal.ts';

/** A range of samples; `to` is not part of it. */
export interface Span {
  from: number;
  to: number;
}

/** How long the filters of an insert ring on, by a hundred decibels. */
const RINGING_SAMPLES = samplesIn(0.1);

/**
 * Where something sounds, and where filters ring out after it: most parts rest half of the time, and filtering their
 * silence would be the most expensive work of a mix.
 */
export function soundingSpans(sound: Stereo): Span[] {
  const spans: Span[] = [];
  eachBlock(wholeSpan(sound), (from, to) => {
    if (!sounds(sound, from, to)) return;
    const end = Math.min(sound.left.length, to + RINGING_SAMPLES);
    const last = spans.at(-1);
    if (last && last.to >= from) last.to = end;
    else spans.push({ from, to: end });
  });
  return spans;
}

export function wholeSpan({ left }: Pick<Stereo, 'left'>): Span[] {
  return [{ from: 0, to: left.length }];
}

/** Visits all spans from start to end, at most `BLOCK_SAMPLES` at a time. */
export function eachBlock(spans: readonly Span[], visit: (from: number, to: number) => void): void {
  for (const { from, to } of spans) {
    for (let at = from; at < to; at += BLOCK_SAMPLES) visit(at, Math.min(to, at + BLOCK_SAMPLES));
  }
}

function sounds({ left, right }: Stereo, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (left[index] !== 0 || right[index] !== 0) return true;
  return false;
}
