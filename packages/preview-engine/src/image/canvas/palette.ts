import { colour, mix, type Colour } from '../../colour/oklch.ts';
import type { Random } from '../../maths/random.ts';
import type { Mood, Scene, TimeOfDay } from '../../prompt/scene.ts';

/** The picture's colours by role. All paint comes from here, so that a picture holds together. */
export interface Palette {
  skyTop: Colour;
  skyMiddle: Colour;
  horizon: Colour;
  /** Sun, moon or lamp: the lightest colour. */
  light: Colour;
  /** What the air adds to things far away. */
  haze: Colour;
  /** Land close to the eye. */
  near: Colour;
  /** The darkest. */
  ink: Colour;
  /** The one colour that stands against the others. */
  accent: Colour;
  isDark: boolean;
}

type Triple = readonly [l: number, c: number, h: number];
type Hour = Readonly<Record<'skyTop' | 'skyMiddle' | 'horizon' | 'light' | 'near' | 'accent', Triple>>;

/** Each hour's colours, set by eye: warm light goes with cool shadow. */
const HOURS: Readonly<Record<TimeOfDay, Hour>> = {
  dawn: {
    skyTop: [0.52, 0.09, 268],
    skyMiddle: [0.74, 0.1, 345],
    horizon: [0.9, 0.09, 70],
    light: [0.97, 0.06, 85],
    near: [0.27, 0.06, 285],
    accent: [0.72, 0.15, 25],
  },
  morning: {
    skyTop: [0.66, 0.1, 238],
    skyMiddle: [0.82, 0.07, 215],
    horizon: [0.94, 0.05, 95],
    light: [0.98, 0.05, 95],
    near: [0.33, 0.07, 190],
    accent: [0.72, 0.15, 45],
  },
  noon: {
    skyTop: [0.6, 0.13, 245],
    skyMiddle: [0.78, 0.1, 228],
    horizon: [0.94, 0.04, 190],
    light: [0.99, 0.03, 95],
    near: [0.38, 0.08, 165],
    accent: [0.7, 0.18, 35],
  },
  sunset: {
    skyTop: [0.38, 0.12, 292],
    skyMiddle: [0.63, 0.17, 12],
    horizon: [0.86, 0.14, 68],
    light: [0.96, 0.09, 88],
    near: [0.22, 0.07, 300],
    accent: [0.72, 0.18, 40],
  },
  dusk: {
    skyTop: [0.25, 0.09, 278],
    skyMiddle: [0.44, 0.13, 312],
    horizon: [0.75, 0.13, 35],
    light: [0.93, 0.08, 70],
    near: [0.17, 0.06, 285],
    accent: [0.78, 0.15, 65],
  },
  night: {
    skyTop: [0.14, 0.05, 275],
    skyMiddle: [0.24, 0.08, 265],
    horizon: [0.42, 0.09, 240],
    light: [0.95, 0.04, 95],
    near: [0.11, 0.04, 268],
    accent: [0.82, 0.14, 80],
  },
};

const DARK_HOURS: ReadonlySet<TimeOfDay> = new Set(['dusk', 'night']);

/** How a mood moves lightness (added) and chroma (times), and a hue it leans to. */
const MOODS: Readonly<Record<Mood, { l: number; c: number; lean?: number }>> = {
  neutral: { l: 0, c: 1 },
  calm: { l: 0.02, c: 0.88 },
  dramatic: { l: -0.05, c: 1.08 },
  dreamy: { l: 0.06, c: 0.85, lean: 325 },
  cosy: { l: -0.01, c: 1, lean: 60 },
  eerie: { l: -0.07, c: 0.7, lean: 165 },
  joyful: { l: 0.04, c: 1.2 },
};

export function createPalette(scene: Scene, random: Random): Palette {
  const hour = HOURS[scene.time];
  // A few random degrees, so that two seeds of one prompt differ in colour, too.
  const drift = random.between(-14, 14);
  const paint = (role: keyof Hour, depth: number): Colour =>
    adapt(colour(...hour[role]), scene, depth, drift);
  const skyTop = paint('skyTop', 0);
  const horizon = paint('horizon', 1);
  const skyMiddle = paint('skyMiddle', 0.5);
  const near = paint('near', 0.15);
  return {
    skyTop,
    skyMiddle,
    horizon,
    light: paleLight(paint('light', 1)),
    haze: mix(horizon, skyMiddle, 0.35),
    near,
    ink: { l: near.l * 0.55, c: near.c * 0.8, h: near.h },
    accent: accentOf(scene, paint('accent', 1)),
    isDark: DARK_HOURS.has(scene.time),
  };
}

/** Even in a green picture the sun is a light, not a green ball. */
function paleLight(light: Colour): Colour {
  return { ...light, c: Math.min(light.c, 0.075) };
}

/** `depth` says which of two named colours counts: the first above and near (0), the second at the light (1). */
function adapt(base: Colour, { tint, mood, time, weather }: Scene, depth: number, drift: number): Colour {
  const { l: lift, c: strength, lean } = MOODS[mood];
  let { l, c, h } = base;
  h += drift;
  const [first, second] = tint.hues;
  if (first !== undefined) {
    const other = second ?? first + 32;
    h = mix(colour(0.6, 0.1, first), colour(0.6, 0.1, other), depth).h;
    c = Math.max(c, Math.min(0.13, l * 0.2));
  } else if (lean !== undefined) {
    h = mix(colour(0.6, 0.1, h), colour(0.6, 0.1, lean), 0.5 * depth).h;
  }
  l += lift * (1 - Math.abs(l - 0.5));
  c *= strength;
  if (tint.tone === 'monochrome') c *= 0.1;
  if (tint.tone === 'pastel') [l, c] = [l + (1 - l) * 0.45, c * 0.75];
  if (tint.tone === 'dark') l *= 0.72;
  if (weather === 'storm' || weather === 'rain') {
    [l, c] = [l * 0.85, c * (DARK_HOURS.has(time) ? 0.88 : 0.62)];
  }
  if (weather === 'snow') [l, c] = [l + (0.95 - l) * 0.22, c * 0.7];
  if (weather === 'mist') [l, c] = [l + (0.86 - l) * 0.15, c * 0.75];
  return { l: Math.min(0.99, Math.max(0.04, l)), c, h };
}

function accentOf({ tint }: Scene, accent: Colour): Colour {
  const [first, second, third] = tint.hues;
  if (tint.tone === 'monochrome') return { ...accent, c: 0.012 };
  const hue = third ?? (second === undefined ? undefined : first);
  return hue === undefined ? accent : { ...accent, h: hue, c: Math.max(accent.c, 0.14) };
}
