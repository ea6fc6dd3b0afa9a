/** Four colours of a picture, from its darkest part to its light. */
export type Palette = readonly [deep: string, middle: string, bright: string, light: string];

/** 0..1, another one with each call. */
export type Random = () => number;

const BLUE: Palette = ['#0d1b3a', '#2b4a86', '#7ea2d8', '#f0cfd6'];
const EMBER: Palette = ['#140b1f', '#4a1530', '#c8432f', '#ffb067'];
const MINT: Palette = ['#0b2b35', '#1f7a7a', '#7fd3c2', '#e9f7e4'];
const AMBER: Palette = ['#3a1418', '#a1412b', '#ee9f4c', '#ffe7bd'];
const CORAL: Palette = ['#4b1248', '#d63d6d', '#ff9463', '#ffe38a'];
const NEON: Palette = ['#12093a', '#5b21b6', '#e23fc2', '#5ce6f2'];
const OCHRE: Palette = ['#0e1a2e', '#1f4e5f', '#d9a441', '#f6ead0'];
const WINE: Palette = ['#1c0a18', '#6b1f3a', '#b98a4a', '#f3e2c3'];
const LEAF: Palette = ['#0f2417', '#2f6b3a', '#8dbf5a', '#f2f0c4'];
const PALETTES = [BLUE, EMBER, MINT, AMBER, CORAL, NEON, OCHRE, WINE, LEAF] as const;

/** Light and mood decide; where none is named, the place, the genre or an instrument. The first that is found. */
const NAMED: ReadonlyArray<readonly [named: RegExp, palette: Palette]> = [
  [/\b(?:storm|battle|dark|eerie|tense|dramatic|haunted|volcano|fire)/i, EMBER],
  [/\b(?:neon|cyber|futur|galaxy|purple|violet|magenta)/i, NEON],
  [/\b(?:sunset|sunrise|golden|warm|dusk|dawn|hopeful|desert|campfire|orange)/i, AMBER],
  [/\b(?:sad|rain(?!bow)|lonely|melanchol|nostalgi|winter|snow|night|moon|blue)/i, BLUE],
  [/\b(?:happy|upbeat|sunny|bright|summer|party|funk|playful|cheerful|pink|red)\b/i, CORAL],
  [/\b(?:forest|meadow|garden|leaf|leaves|jungle|spring|green|nature)/i, LEAF],
  [/\b(?:calm|soft|peace|dream|sleep|gentle|ambient|sea|ocean|beach|waves?|lake|river|fog|mist)/i, MINT],
  [/\b(?:electronic|synth|techno|lo-?fi|city|skyline)/i, NEON],
  [/\b(?:jazz|brass|swing|sax|hip-?hop|bass)/i, OCHRE],
  [/\b(?:classical|orchestra|strings|cello|violin|waltz|epic|portrait)/i, WINE],
  [/\b(?:folk|acoustic|guitar|fiddle)/i, AMBER],
  [/\b(?:rock|drums)/i, EMBER],
];

/** The colours that words call for; where they name none, chance has them. */
export const paletteOf = (words: string, random: Random): Palette =>
  NAMED.find(([named]) => named.test(words))?.[1] ?? oneOf(PALETTES, random);

/** Two colours of what is being made of a prompt. */
export function promptColours(prompt: string): readonly [string, string] {
  const [, middle, bright] = paletteOf(prompt, randomOf(prompt));
  return [middle, bright];
}

export function oneOf<Value>(values: readonly [Value, ...Value[]], random: Random): Value {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

/** Mulberry32 over an FNV-1a hash: the same row of numbers for the same text. */
export function randomOf(text: string): Random {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
