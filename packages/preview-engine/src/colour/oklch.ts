import { clamp } from '../maths/curves.ts';
import { srgbOf, type Oklab, type Rgb } from './oklab.ts';

/** Lightness 0..1, chroma 0..about 0.3, hue in degrees: equal steps look equal (OKLab in polar form). */
export interface Colour {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Paint is mixed by the thousand: 1/1024 of the chroma is close enough, and faster. */
const GAMUT_HALVINGS = 10;

export function colour(l: number, c: number, h: number): Colour {
  return { l, c, h };
}

/** Straight through OKLab: no detour over foreign hues, no grey dip in lightness. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const start = toOklab(from);
  const end = toOklab(to);
  const a = start.a + (end.a - start.a) * share;
  const b = start.b + (end.b - start.b) * share;
  return {
    l: from.l + (to.l - from.l) * share,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

export function lighten(base: Colour, by: number): Colour {
  return { ...base, l: clamp(base.l + by) };
}

export function css(value: Colour, alpha = 1): string {
  const [red, green, blue] = toRgb(value).map(Math.round);
  return `rgba(${red}, ${green}, ${blue}, ${alpha.toFixed(3)})`;
}

/** sRGB, each channel 0..255 and not rounded. Colours that no screen can show lose chroma. */
export function toRgb(value: Colour): Rgb {
  const [red, green, blue] = srgbOf(toOklab(value), GAMUT_HALVINGS);
  return [255 * red, 255 * green, 255 * blue];
}

export function toOklab({ l, c, h }: Colour): Oklab {
  const angle = (h * Math.PI) / 180;
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
}
