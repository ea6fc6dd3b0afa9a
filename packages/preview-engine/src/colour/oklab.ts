/** A colour to be changed in place: lightness 0..1, `a` towards red, `b` towards yellow (Ottosson, "OKLab", 2020). */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

/** Red, green, blue; each function says their range. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear light of each of the 256 values of an sRGB channel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => decode(value / 255));

/** How far rounding may push a channel of a colour that screens can show. */
const GAMUT_SLACK = 0.0005;

/** @param red, green, blue whole numbers, 0..255 */
export function oklabOfBytes(red: number, green: number, blue: number, out: Oklab): void {
  fromLinear(LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0, out);
}

/** @param red, green, blue 0..1 */
export function oklabOf(red: number, green: number, blue: number, out: Oklab): void {
  fromLinear(decode(red), decode(green), decode(blue), out);
}

/**
 * sRGB, each channel 0..1. What no screen can show loses chroma, never lightness or hue, as CSS Color 4 maps its gamut.
 * @param halvings how closely the largest chroma that can be shown is searched for: 12 find it to 1/4096
 */
export function srgbOf({ l, a, b }: Readonly<Oklab>, halvings = 12): Rgb {
  const light = Math.min(1, Math.max(0, l));
  const direct = toLinear(light, a, b);
  if (isShowable(direct)) return encodeAll(direct);
  let low = 0;
  let high = 1;
  for (let step = 0; step < halvings; step += 1) {
    const share = (low + high) / 2;
    if (isShowable(toLinear(light, a * share, b * share))) low = share;
    else high = share;
  }
  return encodeAll(toLinear(light, a * low, b * low));
}

function fromLinear(red: number, green: number, blue: number, out: Oklab): void {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  out.l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  out.a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  out.b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
}

function toLinear(l: number, a: number, b: number): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isShowable(channels: Rgb): boolean {
  return channels.every((channel) => channel >= -GAMUT_SLACK && channel <= 1 + GAMUT_SLACK);
}

function encodeAll([red, green, blue]: Rgb): Rgb {
  return [encode(red), encode(green), encode(blue)];
}

/** From sRGB to linear light (IEC 61966-2-1). */
function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** From linear light to sRGB (IEC 61966-2-1). */
function encode(value: number): number {
  const bounded = Math.min(1, Math.max(0, value));
  return bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
}
