import { decayPerSample, samplesIn, type Stereo } from '../synth/signal.ts';
import { designBiquad, filterMono } from './equalizer.ts';
import { Line, LINE_BLOCK_SAMPLES } from './reverb-line.ts';

/** Lengths of each side's four lines in samples: primes, so that their echoes never fall together. */
const LEFT_LINES = [1613, 2389, 3137, 3779] as const;
const RIGHT_LINES = [1999, 2753, 3511, 4007] as const;
const DIFFUSERS = [142, 107, 379, 277];
const DIFFUSION = 0.62;
const PREDELAY_SECONDS = 0.018;
/** Below this frequency a room only makes the mix muddy. */
const LOW_CUT_HZ = 170;

interface Room {
  /** Time to fall by 60 dB. */
  seconds: number;
  /** Share of the highs that each round loses, 0..1. */
  damping: number;
}

type Four<T> = readonly [T, T, T, T];

/**
 * Adds the room around a mono send to the mix: a feedback delay network of eight lines, mixed by a Householder matrix
 * (Jot and Chaigne 1991), its lines slowly moved so that nothing rings. The send is used up.
 */
export function addReverb(send: Float32Array, mix: Stereo, room: Room): void {
  filterMono(send, [designBiquad('high-pass', LOW_CUT_HZ, 0.7)]);
  for (const length of DIFFUSERS) diffuse(send, length);
  const left = lines(LEFT_LINES, 0, room);
  const right = lines(RIGHT_LINES, 1, room);
  const predelay = samplesIn(PREDELAY_SECONDS);
  send.copyWithin(predelay, 0).fill(0, 0, predelay);
  const share = new Float64Array(LINE_BLOCK_SAMPLES);
  for (let at = 0; at < send.length; at += LINE_BLOCK_SAMPLES) {
    const count = Math.min(LINE_BLOCK_SAMPLES, send.length - at);
    for (const line of left) line.listen(at, count);
    for (const line of right) line.listen(at, count);
    share.fill(0);
    addSide(left, mix.left, share, at, count);
    addSide(right, mix.right, share, at, count);
    for (const line of left) line.speak(at, count, send, share);
    for (const line of right) line.speak(at, count, send, share);
  }
}

/** Two of the four have their sign turned, so that they do not add up to a boom. */
function lines([a, b, c, d]: Four<number>, side: number, { seconds, damping }: Room): Four<Line> {
  const line = (length: number, place: number): Line =>
    new Line({
      length,
      index: 2 * place + side,
      sign: place % 2 === 0 ? 1 : -1,
      gain: decayPerSample(seconds) ** length,
      damping,
    });
  return [line(a, 0), line(b, 1), line(c, 2), line(d, 3)];
}

/** Adds what a side's lines hear to the mix, and to what all lines share. */
function addSide(
  [{ heard: a }, { heard: b }, { heard: c }, { heard: d }]: Four<Line>,
  side: Float32Array,
  share: Float64Array,
  at: number,
  count: number,
): void {
  for (let place = 0; place < count; place += 1) {
    const straight = (a[place] ?? 0) + (c[place] ?? 0);
    const turned = (b[place] ?? 0) + (d[place] ?? 0);
    side[at + place] = (side[at + place] ?? 0) + (straight - turned) * 0.5;
    share[place] = (share[place] ?? 0) + (straight + turned) * 0.25;
  }
}

/** A Schroeder all-pass: smears a click into a cloud and leaves the spectrum alone. */
function diffuse(buffer: Float32Array, length: number): void {
  const line = new Float32Array(length);
  for (let at = 0; at < buffer.length; at += length) diffuseRound(buffer, line, at);
}

function diffuseRound(buffer: Float32Array, line: Float32Array, at: number): void {
  const count = Math.min(line.length, buffer.length - at);
  for (let place = 0; place < count; place += 1) {
    const delayed = line[place] ?? 0;
    const input = (buffer[at + place] ?? 0) + delayed * DIFFUSION;
    buffer[at + place] = delayed - input * DIFFUSION;
    line[place] = input;
  }
}
