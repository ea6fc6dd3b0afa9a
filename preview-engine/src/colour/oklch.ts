/** Lightness 0..1, chroma 0..about 0.3, hue in degrees: equal steps look equal (Ottosson, "OKLab", 2020). */
export interface Colour {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Red, green, blue, each 0..255. */
export type Rgb = readonly [number, number, number];

export function colour(l: number, c: number, h: number): Colour {
  return { l, c, h };
}

/** Straight through OKLab: no detour over foreign hues, no grey dip in lightness. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [fromA, fromB] = axes(from);
  const [toA, toB] = axes(to);
  const a = fromA + (toA - fromA) * share;
  const b = fromB + (toB - fromB) * share;
  return {
    l: from.l + (to.l - from.l) * share,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

export function lighten(base: Colour, by: number): Colour {
  return { ...base, l: clamp(base.l + by, 0, 1) };
}

export function css(value: Colour, alpha = 1): string {
  const [red, green, blue] = toRgb(value).map(Math.round);
  return `rgba(${red}, ${green}, ${blue}, ${alpha.toFixed(3)})`;
}

/** Colours that no screen can show lose chroma, never lightness or hue (as CSS Color 4 maps its gamut). */
export function toRgb(value: Colour): Rgb {
  const direct = linear(value);
  if (isShowable(direct)) return encode(direct);
  let low = 0;
  let high = value.c;
  for (let step = 0; step < 10; step += 1) {
    const middle = (low + high) / 2;
    if (isShowable(linear({ ...value, c: middle }))) low = middle;
    else high = middle;
  }
  return encode(linear({ ...value, c: low }));
}

/** OKLab to linear sRGB, with Ottosson's published matrices. */
function linear(value: Colour): Rgb {
  const [a, b] = axes(value);
  const long = (value.l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (value.l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (value.l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function axes({ c, h }: Colour): readonly [number, number] {
  const angle = (h * Math.PI) / 180;
  return [c * Math.cos(angle), c * Math.sin(angle)];
}

function isShowable(channels: Rgb): boolean {
  return channels.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function encode([red, green, blue]: Rgb): Rgb {
  return [encodeChannel(red), encodeChannel(green), encodeChannel(blue)];
}

function encodeChannel(value: number): number {
  const bounded = clamp(value, 0, 1);
  return 255 * (bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
