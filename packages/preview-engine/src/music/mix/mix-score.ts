import { createRandom } from '../../maths/random.ts';
import type { Clock } from '../plan/clock.ts';
import type { Part, Role, Score, Texture } from '../score/score.ts';
import { KITS } from '../synth/drums/kits.ts';
import { playDrums } from '../synth/drums/play-drums.ts';
import { INSTRUMENTS } from '../synth/instruments.ts';
import { createStereo, samplesIn, type Stereo } from '../synth/signal.ts';
import { playTexture } from '../synth/textures.ts';
import { hertz } from '../theory/key.ts';
import { addBus, type BusPlace, type Sends } from './add-bus.ts';
import { duckEnvelope } from './duck.ts';
import { addEcho } from './echo.ts';
import { type Insert, INSERTS } from './inserts.ts';
import { addReverb } from './reverb.ts';
import { type Span, soundingSpans } from './sounding.ts';

/** LUFS of each part before the master: the melody in front, the chords behind it. */
const LEVELS: Readonly<Record<Role, number>> = { lead: -19, bass: -21, chords: -24, colour: -27, pad: -28 };
const DRUM_LEVEL = -20;
const TEXTURE_LEVELS: Readonly<Record<Texture['kind'], number>> = { vinyl: -42, air: -37, riser: -30 };
/** Seconds after which the kick's push has gone, in beats. */
const DUCK_BEATS = 0.75;
/** The reverb's high loss per round, over its length. */
const REVERB_DAMPING = 0.34;

interface MixOptions {
  clock: Clock;
  /** Beats per minute. */
  tempo: number;
  durationSeconds: number;
  reverbSeconds: number;
  delayBeats: number;
  seed: string;
}

/**
 * Plays a score and mixes it in stereo, part by part, each brought to the loudness of its role by measure.
 * @param onProgress fraction done after each part
 */
export function mixScore(score: Score, options: MixOptions, onProgress: (fraction: number) => void): Stereo {
  const { clock, tempo, durationSeconds, seed } = options;
  const samples = samplesIn(durationSeconds);
  const sends: Sends = {
    mix: createStereo(samples),
    reverb: new Float32Array(samples),
    echo: new Float32Array(samples),
  };
  const bus = createStereo(samples);
  const kicks = score.hits.filter(({ drum }) => drum === 'kick').map(({ at }) => clock.seconds(at));
  const isDucked = score.parts.some(({ duck = 0 }) => duck > 0);
  const envelope = isDucked ? duckEnvelope(kicks, samples, (DUCK_BEATS * 60) / tempo) : null;
  // The room counts as two parts, the drums and textures as one each.
  const steps = score.parts.length + 4;
  let done = 0;
  const step = (count = 1): void => {
    done += count;
    onProgress(done / steps);
  };
  const add = (place: BusPlace, insert?: Insert): void => {
    const spans = soundingSpans(bus);
    insert?.(bus, spans);
    addBus(bus, spans, sends, place);
    clear(bus, spans);
  };
  for (const [index, part] of score.parts.entries()) {
    playPart(part, clock, bus, `${seed}/${index}`);
    const { pan = 0, reverb = 0.15, delay = 0, duck: depth = 0, gain = 0 } = part;
    const duck = envelope && depth > 0 ? { envelope, depth } : null;
    add({ level: LEVELS[part.role] + gain, pan, reverb, delay, duck }, INSERTS[part.instrument]);
    step();
  }
  if (score.hits.length > 0) {
    const kit = KITS[score.kit];
    const hits = score.hits.map((hit) => ({ ...hit, at: clock.seconds(hit.at) }));
    playDrums(kit, hits, bus, `${seed}/kit`);
    add({ level: DRUM_LEVEL + kit.gain, pan: 0, reverb: kit.room, delay: 0, duck: null });
  }
  step();
  for (const { kind, at, beats, gain = 0 } of score.textures) {
    const [from, to] = [samplesIn(clock.seconds(at)), samplesIn(clock.seconds(at + beats))];
    playTexture(kind, bus, from, to, createRandom(`${seed}/${kind}/${at}`));
    add({ level: TEXTURE_LEVELS[kind] + gain, pan: 0, reverb: 0.1, delay: 0, duck: null });
  }
  step();
  addEcho(sends.echo, sends.mix, sends.reverb, (options.delayBeats * 60) / tempo);
  addReverb(sends.reverb, sends.mix, { seconds: options.reverbSeconds, damping: REVERB_DAMPING });
  step(2);
  return sends.mix;
}

function playPart({ instrument, notes }: Part, clock: Clock, bus: Stereo, seed: string): void {
  const play = INSTRUMENTS[instrument];
  const random = createRandom(seed);
  for (const { at, beats, pitch, velocity } of notes) {
    const start = Math.max(0, clock.seconds(at));
    const seconds = Math.max(0.04, clock.seconds(at + beats) - start);
    const from = samplesIn(start);
    if (from >= bus.left.length) continue;
    play({ hz: hertz(pitch), seconds, velocity: Math.max(0.05, Math.min(1, velocity)), random }, bus, from);
  }
}

function clear({ left, right }: Stereo, spans: readonly Span[]): void {
  for (const { from, to } of spans) {
    left.fill(0, from, to);
    right.fill(0, from, to);
  }
}
