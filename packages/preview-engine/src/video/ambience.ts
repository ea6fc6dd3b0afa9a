import { createRandom, type Random } from '../maths/random.ts';
import { INDOORS } from '../prompt/painted.ts';
import type { ComposerId, Scene } from '../prompt/scene.ts';

/** Of full scale, for the loudest moment: an ambience is felt rather than heard. */
const PEAK = 0.16;
const FADE_SECONDS = 0.35;

/** One source of sound: the value at each moment, about -1..1. Called once per sample, in order. */
type Voice = (seconds: number) => number;
type VoiceName = 'wind' | 'waves' | 'rain' | 'hum' | 'crickets' | 'air';

const VOICES_OF: Readonly<Record<ComposerId, readonly VoiceName[]>> = {
  landscape: ['wind'],
  seascape: ['waves'],
  city: ['hum'],
  'night-sky': ['air', 'wind'],
  forest: ['wind'],
  desert: ['wind'],
  flow: ['air'],
  poster: ['air'],
  portrait: ['air'],
  'still-life': ['air'],
};

/**
 * Quiet sound to a scene: filtered noise as wind, waves, rain or a city, crickets at night, soft tones indoors.
 * @param frames samples of each side
 * @returns left and right in turn, -1..1
 */
export function createAmbience(
  scene: Scene,
  { frames, sampleRate, seed }: { frames: number; sampleRate: number; seed: string },
): Float32Array<ArrayBuffer> {
  const voices = voicesOf(scene);
  const seconds = frames / sampleRate;
  const samples = new Float32Array(frames * 2);
  for (const side of [0, 1]) {
    // Another noise on each side: that alone makes it wide.
    const players = voices.map((name) =>
      createVoice(name, createRandom(`${seed}/${name}/${side}`), sampleRate),
    );
    for (let frame = 0; frame < frames; frame += 1) {
      const at = frame / sampleRate;
      let sum = 0;
      for (const play of players) sum += play(at);
      const fade = Math.min(1, at / FADE_SECONDS, (seconds - at) / FADE_SECONDS);
      samples[frame * 2 + side] = sum * fade;
    }
  }
  return levelled(samples);
}

function voicesOf({ composer, time, weather }: Scene): VoiceName[] {
  const voices = [...VOICES_OF[composer]];
  if (!INDOORS.has(composer) && (weather === 'rain' || weather === 'storm')) voices.push('rain');
  const isMild = weather === 'clear' || weather === 'cloudy' || weather === 'mist';
  const isDark = time === 'night' || time === 'dusk';
  if (isMild && isDark && (composer === 'forest' || composer === 'landscape' || composer === 'night-sky')) {
    voices.push('crickets');
  }
  return voices;
}

function levelled(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  if (peak === 0) return samples;
  return samples.map((sample) => (sample * PEAK) / peak);
}

function createVoice(name: VoiceName, random: Random, sampleRate: number): Voice {
  const lowPass = (hertz: number) => createLowPass(1 - Math.exp((-2 * Math.PI * hertz) / sampleRate));
  const white = (): number => random.next() * 2 - 1;
  const phase = random.between(0, 6);
  switch (name) {
    case 'wind': {
      const body = lowPass(320);
      const deep = lowPass(320);
      return (at) =>
        deep(body(white())) * (2.4 + 1.1 * Math.sin(at * 0.9 + phase) + 0.6 * Math.sin(at * 2.3));
    }
    case 'waves': {
      const surf = lowPass(900);
      const deep = lowPass(140);
      // Each wave swells, breaks and runs out in about five seconds.
      return (at) => {
        const swell = (0.5 + 0.5 * Math.sin((at * 2 * Math.PI) / 5.2 + phase * 0.1)) ** 2;
        const noise = white();
        return surf(noise) * (0.16 + 1.1 * swell) + deep(noise) * 1.6;
      };
    }
    case 'rain': {
      const low = lowPass(1200);
      return () => {
        const noise = white();
        const hiss = (noise - low(noise)) * 0.3;
        return random.next() < 0.0012 ? hiss + random.between(0.2, 0.5) : hiss;
      };
    }
    case 'hum': {
      const street = lowPass(260);
      return (at) =>
        street(white()) * (2 + 0.5 * Math.sin(at * 0.7 + phase)) + 0.05 * Math.sin(at * 2 * Math.PI * 100);
    }
    case 'crickets':
      return (at) => {
        // Three pulses, then a rest, twice in a second.
        const beat = (at * 1.9 + phase * 0.3) % 1;
        const pulse = beat < 0.42 ? Math.max(0, Math.sin(beat * 6 * Math.PI * 2 * 0.6)) : 0;
        return 0.09 * pulse * Math.sin(at * 2 * Math.PI * 4300);
      };
    case 'air': {
      const breath = lowPass(500);
      // A fifth and an octave over A2, each swelling at its own pace.
      return (at) =>
        [110, 164.8, 220, 329.6].reduce(
          (sum, hertz, index) =>
            sum +
            (0.2 / (index + 1)) *
              Math.sin(at * 2 * Math.PI * hertz) *
              (0.6 + 0.4 * Math.sin(at * 0.5 + index * 1.7)),
          breath(white()) * 0.25,
        );
    }
    default:
      return name satisfies never;
  }
}

/** One pole: follows its input by `share` of the way each sample. */
function createLowPass(share: number): (input: number) => number {
  let level = 0;
  return (input) => {
    level += share * (input - level);
    return level;
  };
}
