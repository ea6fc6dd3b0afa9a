import type { Grade } from '../../colour/colour-cube.ts';
import { clamp, contrastCurve, mix, smoothstep } from '../../maths/curves.ts';
import { lightCurve, toneGrade } from '../colour/tones.ts';
import type { PhotoMeasures } from './measure-photo.ts';

export interface Enhancement {
  grades: readonly Grade[];
  /** As the filters take it, 0..1. */
  clarity: number;
  sharpness: number;
  /** Share of the noise to take away. */
  denoise: number;
}

/** A middle lightness between these is left alone; `power` limits the correction of any other. */
const MIDDLES = { low: 0.54, high: 0.72 };
const GAMMA_MAX = 0.4;
const CAST_MAX = 0.028;
/** Above this standard deviation (0..255) noise shows. */
const NOISE_SEEN = 1.6;

/**
 * What a photo needs, judged by its measures; a good one needs little.
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
    clarity: (0.18 + 0.3 * flatness(measures)) * (1 - 0.5 * noisy) * share,
    sharpness: mix(0.6, 0, noisy) * share,
    denoise: noisy * share,
  };
}

/** Assumes that nearly grey pixels are grey in truth. A sunset has few of them and keeps its light. */
function balance({ cast }: PhotoMeasures, share: number): Grade {
  const trust = smoothstep(0.18, 0.5, cast.share) * 0.75 * share;
  const size = Math.hypot(cast.a, cast.b);
  const limit = size > CAST_MAX ? CAST_MAX / size : 1;
  const [a, b] = [cast.a * limit * trust, cast.b * limit * trust];
  return (colour) => {
    // A colour cast comes with the light, so dark places have little of it.
    const weight = smoothstep(0, 0.35, colour.l);
    colour.a -= a * weight;
    colour.b -= b * weight;
  };
}

/**
 * First the ends of the scale, then the middle, then a gentle S. The ends move only part of the way, so that nothing
 * burns out.
 */
function exposure(measures: PhotoMeasures, share: number): (l: number) => number {
  const { black, white } = ends(measures);
  const stretch = (l: number): number => clamp((l - black) / (white - black));
  const middle = clamp(stretch(measures.middle), 0.08, 0.92);
  // A night picture is dark on purpose: bright lights in it and a middle near black.
  const lift = measures.middle < 0.3 && measures.white > 0.75 ? 0.3 : 0.85;
  const wanted = mix(middle, clamp(middle, MIDDLES.low, MIDDLES.high), lift);
  const gamma = clamp(Math.log(wanted) / Math.log(middle), 1 - GAMMA_MAX, 1 + GAMMA_MAX);
  const punch = 0.04 + 0.22 * flatness(measures);
  return (l) => mix(l, contrastCurve(stretch(l) ** gamma, punch, 0.55), share);
}

function ends(measures: PhotoMeasures): { black: number; white: number } {
  const need = 0.25 + 0.45 * flatness(measures);
  return {
    black: Math.min(measures.black, 0.4) * need,
    white: mix(1, clamp(measures.white + 0.04, 0.6, 1), need),
  };
}

/** 0: there is enough contrast; 1: a foggy day. */
function flatness({ spread }: PhotoMeasures): number {
  return 1 - smoothstep(0.07, 0.2, spread);
}

/** A stretched lightness makes colours look paler; this gives them back. */
function colourNeed(measures: PhotoMeasures): number {
  const { black, white } = ends(measures);
  // A picture without any colour is meant to have none.
  const hasColour = smoothstep(0.004, 0.015, measures.chroma);
  const pale = mix(0.3, 0.05, smoothstep(0.03, 0.12, measures.chroma));
  const stretched = (1 / (white - black) - 1) * 1.3 * (1 - smoothstep(0.04, 0.13, measures.chroma));
  return hasColour * Math.min(1.5, pale + stretched);
}
