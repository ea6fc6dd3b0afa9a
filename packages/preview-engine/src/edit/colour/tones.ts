import type { Grade } from '../../colour/colour-cube.ts';
import { oklabOf, srgbOf, type Oklab } from '../../colour/oklab.ts';
import { toOklab, type Colour } from '../../colour/oklch.ts';
import { clamp, contrastCurve, mix, smoothstep } from '../../maths/curves.ts';
import type { AdjustmentId } from '../model/operations.ts';

/** Adjustments that depend on nothing but the colour of a pixel. */
export type ToneId = Exclude<
  AdjustmentId,
  'sharpness' | 'noise' | 'clarity' | 'posterize' | 'pixelate' | 'vignette' | 'glow'
>;

/** The middle grey of a picture, in OKLab lightness. */
const MIDDLE = 0.57;
const SEPIA_HUE = (68 * Math.PI) / 180;
const COOL_SHADOW = { a: -0.035, b: -0.045 };
const WARM_LIGHT = { a: 0.016, b: 0.05 };
/** Hue of skin of all shades in OKLab, and how far around it colours are left alone (radians). */
const SKIN_HUE = (52 * Math.PI) / 180;
const SKIN_SPREAD = 0.45;

/** In the order of `TONE_ORDER`. The amount is -1.5..1.5, already scaled by the strength. */
const TONES: Readonly<Record<ToneId, (amount: number) => Grade>> = {
  brightness: (amount) => lightCurve((l) => l ** (2 ** (-0.85 * amount))),
  shadows: (amount) => lightCurve((l) => l + 0.2 * amount * l ** 0.5 * (1 - smoothstep(0.05, 0.65, l))),
  highlights: (amount) => lightCurve((l) => l + 0.16 * amount * smoothstep(0.5, 0.95, l)),
  contrast: (amount) => lightCurve((l) => contrastCurve(l, amount, MIDDLE)),
  warmth: (amount) => (colour) => {
    // White paper under a warm lamp is warm, too, but less than the middle tones.
    const weight = mix(0.35, 1, 1 - Math.abs(2 * colour.l - 1.1) ** 2) * amount;
    colour.b += 0.052 * weight;
    colour.a += 0.014 * weight;
  },
  saturation: (amount) => (colour) =>
    scaleChroma(colour, amount < 0 ? Math.max(0, 1 + amount) : vibrance(colour, amount)),
  mono: (amount) => (colour) => {
    // Panchromatic film sees reds a little darker, so that faces keep their modelling.
    const l = clamp(colour.l - 0.12 * colour.a * (1 - colour.l));
    const share = clamp(amount);
    colour.l = mix(colour.l, l, share);
    scaleChroma(colour, 1 - share);
  },
  sepia: (amount) => (colour) => {
    const chroma = 0.075 * Math.sin(Math.PI * clamp(colour.l)) ** 0.7;
    const share = clamp(amount);
    colour.a = mix(colour.a, chroma * Math.cos(SEPIA_HUE), share);
    colour.b = mix(colour.b, chroma * Math.sin(SEPIA_HUE), share);
    colour.l = mix(colour.l, 0.06 + 0.92 * colour.l, share);
  },
  split: (amount) => (colour) => {
    const shadow = (1 - smoothstep(0.15, 0.7, colour.l)) * smoothstep(0, 0.2, colour.l) * amount;
    const light = smoothstep(0.4, 0.85, colour.l) * (1 - smoothstep(0.93, 1, colour.l)) * amount;
    colour.a += COOL_SHADOW.a * shadow + WARM_LIGHT.a * light;
    colour.b += COOL_SHADOW.b * shadow + WARM_LIGHT.b * light;
  },
  fade: (amount) => (colour) => {
    colour.l = mix(colour.l, 0.2 + 0.74 * colour.l, clamp(amount));
    scaleChroma(colour, 1 - 0.18 * clamp(amount));
  },
  invert: (amount) => (colour) => {
    const [red, green, blue] = srgbOf(colour);
    const share = clamp(amount);
    oklabOf(mix(red, 1 - red, share), mix(green, 1 - green, share), mix(blue, 1 - blue, share), colour);
  },
};

export const TONE_ORDER: readonly ToneId[] = [
  'brightness',
  'shadows',
  'highlights',
  'contrast',
  'warmth',
  'saturation',
  'mono',
  'sepia',
  'split',
  'fade',
  'invert',
];

export function toneGrade(id: ToneId, amount: number): Grade {
  return TONES[id](amount);
}

/**
 * Shadows towards one colour and lights towards the other.
 * @param hold share of the picture's own colour that stays, 0..1
 */
export function colouringGrade(shadows: Colour, lights: Colour, share: number, hold: number): Grade {
  const dark = toOklab(shadows);
  const light = toOklab(lights);
  return (colour) => {
    const at = smoothstep(0, 1, colour.l);
    // A duotone spans its two inks; a tint keeps the picture's light.
    const l = mix(mix(dark.l, light.l, at), colour.l, hold);
    colour.a = mix(colour.a, mix(mix(dark.a, light.a, at), colour.a, hold), share);
    colour.b = mix(colour.b, mix(mix(dark.b, light.b, at), colour.b, hold), share);
    colour.l = mix(colour.l, l, share);
  };
}

/** A curve of lightness. Chroma follows it half-way: lifted shadows do not turn grey, nor do darkened lights glow. */
export function lightCurve(curve: (l: number) => number): Grade {
  return (colour) => {
    const l = clamp(curve(clamp(colour.l)));
    scaleChroma(colour, colour.l > 0.02 ? clamp(Math.sqrt(l / colour.l), 0.5, 1.6) : 1);
    colour.l = l;
  };
}

/** Factor of chroma: pale colours gain most, skin and colours that are vivid already gain least. */
function vibrance({ a, b }: Oklab, amount: number): number {
  const chroma = Math.hypot(a, b);
  const distance = Math.atan2(b, a) - SKIN_HUE;
  const skin = Math.exp(-((distance / SKIN_SPREAD) ** 2)) * smoothstep(0.02, 0.05, chroma);
  return 1 + amount * (0.75 - 0.45 * smoothstep(0.04, 0.22, chroma)) * (1 - 0.5 * skin);
}

function scaleChroma(colour: Oklab, factor: number): void {
  colour.a *= factor;
  colour.b *= factor;
}
