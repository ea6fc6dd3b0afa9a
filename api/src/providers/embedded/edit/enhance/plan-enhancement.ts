import type { Grade } from '../colour/colour-cube.ts';
import { clamp, contrastCurve, mix, smoothstep } from '../colour/curves.ts';
import { lightCurve, toneGrade } from '../colour/tones.ts';
import type { PhotoMeasures } from './measure-photo.ts';

export interface Enhancement {
  grades: readonly Grade[];
  /** 0..1 of what the filters take. */
  clarity: number;
  sharpness: number;
  /** Share of the noise to take away. */
  denoise: number;
}

/** Lightness that the middle of a picture is led towards, and how far at most (as a power). */
const MIDDLE_TARGET = 0.58;
const GAMMA_MAX = 0.42;
const CAST_MAX = 0.028;
/** Above this standard deviation (0..255) noise shows. */
const NOISE_SEEN = 1.6;

/**
 * What a photo needs, by its measures; a good one needs little.
 * @param share of the full enhancement, 0..1
 */
export function planEnhancement(measures: PhotoMeasures, share: number): Enhancement {
  const noisy = smoothstep(NOISE_SEEN, 6, measures.noise);
  return {
    grades: [
      balance(measures, share),
      lightCurve(exposure(measures, share)),
      toneGrade('saturation', colourNeed(measures) * share),
    ],
    clarity: (0.34 + 0.3 * flatness(measures)) * (1 - 0.5 * noisy) * share,
    sharpness: mix(0.75, 0.25, noisy) * share,
    denoise: noisy * share,
  };
}

/** Grey world over what is nearly grey: a sunset has little of that and keeps its light. */
function balance({ cast }: PhotoMeasures, share: number): Grade {
  const trust = smoothstep(0.05, 0.35, cast.share) * 0.7 * share;
  const size = Math.hypot(cast.a, cast.b);
  const limit = size > CAST_MAX ? CAST_MAX / size : 1;
  const [a, b] = [cast.a * limit * trust, cast.b * limit * trust];
  return (colour) => {
    // Light has the cast, darkness has none.
    const weight = smoothstep(0, 0.35, colour.l);
    colour.a -= a * weight;
    colour.b -= b * weight;
  };
}

/** Ends of the scale, then the middle, then a gentle S. */
function exposure(measures: PhotoMeasures, share: number): (l: number) => number {
  const black = Math.min(measures.black, 0.3) * 0.85;
  const white = mix(1, Math.max(measures.white, 0.62), 0.9);
  const stretch = (l: number): number => clamp((l - black) / (white - black));
  const middle = clamp(stretch(measures.middle), 0.08, 0.92);
  // A night picture is dark on purpose: bright lights in it and a middle near black.
  const isNight = measures.middle < 0.3 && measures.white > 0.75 ? 0.35 : 0.75;
  const wanted = Math.log(mix(middle, MIDDLE_TARGET, isNight)) / Math.log(middle);
  const gamma = clamp(wanted, 1 - GAMMA_MAX, 1 + GAMMA_MAX * 0.6);
  const punch = 0.12 + 0.33 * flatness(measures);
  return (l) => mix(l, contrastCurve(stretch(l) ** gamma, punch, MIDDLE_TARGET), share);
}

/** 0: contrast enough; 1: a foggy day. */
function flatness({ spread }: PhotoMeasures): number {
  return 1 - smoothstep(0.07, 0.2, spread);
}

function colourNeed({ chroma }: PhotoMeasures): number {
  // A picture without colour is without on purpose.
  return smoothstep(0.006, 0.02, chroma) * mix(0.55, 0.1, smoothstep(0.03, 0.14, chroma));
}
