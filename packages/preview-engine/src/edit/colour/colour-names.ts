import { colour, type Colour } from '../../colour/oklch.ts';

type Triple = readonly [l: number, c: number, h: number];

/** As paint on a wall rather than as a lamp: the sRGB primaries are too loud behind a face. */
const NAMED: Readonly<Record<string, Triple>> = {
  white: [1, 0, 0],
  black: [0, 0, 0],
  grey: [0.7, 0.004, 250],
  silver: [0.82, 0.006, 250],
  charcoal: [0.34, 0.01, 260],
  cream: [0.95, 0.035, 90],
  ivory: [0.96, 0.022, 95],
  beige: [0.88, 0.04, 80],
  brown: [0.45, 0.075, 55],
  tan: [0.75, 0.07, 70],
  red: [0.58, 0.2, 27],
  crimson: [0.5, 0.19, 18],
  maroon: [0.36, 0.12, 18],
  coral: [0.72, 0.15, 30],
  salmon: [0.75, 0.12, 28],
  orange: [0.74, 0.16, 58],
  peach: [0.86, 0.08, 60],
  gold: [0.8, 0.14, 85],
  golden: [0.8, 0.14, 80],
  amber: [0.78, 0.15, 75],
  yellow: [0.89, 0.16, 100],
  olive: [0.55, 0.1, 115],
  lime: [0.85, 0.19, 125],
  green: [0.62, 0.15, 148],
  emerald: [0.58, 0.13, 160],
  mint: [0.9, 0.07, 165],
  sage: [0.75, 0.05, 145],
  teal: [0.56, 0.09, 195],
  turquoise: [0.78, 0.11, 190],
  cyan: [0.82, 0.12, 205],
  aqua: [0.85, 0.1, 200],
  azure: [0.7, 0.13, 240],
  blue: [0.56, 0.16, 255],
  navy: [0.28, 0.09, 262],
  indigo: [0.4, 0.15, 275],
  violet: [0.55, 0.17, 295],
  lavender: [0.83, 0.07, 298],
  lilac: [0.8, 0.09, 308],
  purple: [0.5, 0.17, 308],
  magenta: [0.62, 0.22, 340],
  pink: [0.8, 0.11, 0],
  rose: [0.72, 0.14, 8],
};

const TONES: Readonly<Record<string, (base: Triple) => Triple>> = {
  light: ([l, c, h]) => [l + (1 - l) * 0.5, c * 0.7, h],
  pale: ([l, c, h]) => [l + (1 - l) * 0.6, c * 0.5, h],
  pastel: ([l, c, h]) => [l + (1 - l) * 0.55, c * 0.6, h],
  dark: ([l, c, h]) => [l * 0.6, c * 0.8, h],
  deep: ([l, c, h]) => [l * 0.7, c, h],
};

export interface NamedColour {
  /** As said, e.g. "dark blue". */
  name: string;
  colour: Colour;
}

export function isColourWord(word: string): boolean {
  return Object.hasOwn(NAMED, word) || Object.hasOwn(TONES, word);
}

/** The colours among the words, in their order; "dark" and the like change the colour that follows. */
export function readColours(words: readonly string[]): NamedColour[] {
  return words.flatMap((word, index) => {
    const base = Object.hasOwn(NAMED, word) ? NAMED[word] : undefined;
    if (!base) return [];
    const before = words[index - 1] ?? '';
    const tone = Object.hasOwn(TONES, before) ? TONES[before] : undefined;
    return [{ name: tone ? `${before} ${word}` : word, colour: colour(...(tone?.(base) ?? base)) }];
  });
}
