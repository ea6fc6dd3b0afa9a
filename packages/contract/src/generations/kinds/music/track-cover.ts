import { oneOf, type Palette, paletteOf, randomOf, type Random } from '../../kind/words-palette.ts';
export { promptColours } from '../../kind/words-palette.ts';
import type { MusicGeneration } from './music.ts';

/** What a cover follows from. */
export type CoverOf = Pick<MusicGeneration, 'id' | 'prompt'>;

/** Sides in the cover's own units. */
const SIDE = 400;

type Motif = (random: Random, palette: Palette) => string;

/** A sun over waves or hills. */
const horizon: Motif = (random, [deep, middle, bright, light]) => {
  const top = 210 + random() * 40;
  const layers = [bright, middle, deep].map((colour, index) => {
    const y = top + index * 48 + random() * 16;
    const [first, second] = [random() * 60 - 30, random() * 60 - 30];
    return `<path d="M0 ${n(y)}C110 ${n(y - 46 + first)} 150 ${n(y + 46 + second)} 260 ${n(y)}S360 ${n(y - 30)} 400 ${n(y + second)}V400H0Z" fill="${colour}" opacity="${0.7 + index * 0.1}"/>`;
  });
  return `<circle cx="${n(110 + random() * 180)}" cy="${n(top - 50)}" r="${n(58 + random() * 30)}" fill="${light}"/>${layers.join('')}`;
};

/** Rings of a sound that spreads. */
const rings: Motif = (random, [, , bright, light]) => {
  const [x, y] = [90 + random() * 220, 90 + random() * 220];
  const gap = 17 + random() * 9;
  const circles = Array.from(
    { length: 14 },
    (_, index) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(24 + index * gap)}" stroke="${index % 3 === 0 ? light : bright}" stroke-width="${n(1.5 + random() * 5)}" opacity="${n(0.95 - index * 0.055)}"/>`,
  );
  return `<g fill="none">${circles.join('')}</g><circle cx="${n(x)}" cy="${n(y)}" r="15" fill="${light}"/>`;
};

/** Strings that swing. */
const strings: Motif = (random, [, , bright, light]) => {
  const [from, to] = [90 + random() * 120, 130 + random() * 140];
  const [rise, fall] = [70 + random() * 90, 60 + random() * 110];
  const lines = Array.from({ length: 22 }, (_, index) => {
    const at = index / 21 - 0.5;
    const spread = at * 190;
    return `<path d="M-10 ${n(from + spread)}C120 ${n(from - rise + spread * 0.2)} 250 ${n(to + fall - spread * 0.6)} 410 ${n(to + spread)}" stroke="${index % 4 === 0 ? light : bright}" opacity="${n(0.95 - Math.abs(at))}"/>`;
  });
  return `<g fill="none" stroke-width="2.5">${lines.join('')}</g>`;
};

/** Keys, each struck with another force. */
const keys: Motif = (random, [, middle, bright, light]) => {
  const bars = Array.from({ length: 11 }, (_, index) => {
    const height = 60 + (0.35 + 0.65 * random()) * 210 * Math.sin(((index + 1) / 12) * Math.PI);
    const colour = [bright, light, bright, middle][Math.floor(random() * 4)];
    return `<rect x="${n(41 + index * 29.6)}" y="${n(200 - height / 2)}" width="20" height="${n(height)}" rx="10" fill="${colour}"/>`;
  });
  return bars.join('');
};

/** Cut paper: quarters of circles in a grid. */
const quarters: Motif = (random, palette) => {
  const cell = SIDE / 4;
  const shapes = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = [(index % 4) * cell, Math.floor(index / 4) * cell];
    const colour = palette[1 + Math.floor(random() * 3)];
    const turn = Math.floor(random() * 4) * 90;
    const shape =
      random() < 0.24
        ? `<circle cx="50" cy="50" r="32" fill="${colour}"/>`
        : `<path d="M0 0H100A100 100 0 0 1 0 100Z" fill="${colour}"/>`;
    return random() < 0.14 ? '' : `<g transform="translate(${x} ${y}) rotate(${turn} 50 50)">${shape}</g>`;
  });
  return shapes.join('');
};

/** Beams from below the picture. */
const beams: Motif = (random, [, middle, bright, light]) => {
  const x = 100 + random() * 200;
  let angle = -84 + random() * 10;
  let shapes = '';
  while (angle < 84) {
    const width = 4 + random() * 11;
    const colour = [middle, bright, light][Math.floor(random() * 3)];
    shapes += `<path d="M${n(x)} 430L${n(x + tangent(angle) * 640)} -210L${n(x + tangent(angle + width) * 640)} -210Z" fill="${colour}" opacity="${n(0.55 + random() * 0.4)}"/>`;
    angle += width + 3 + random() * 9;
  }
  return `${shapes}<circle cx="${n(x)}" cy="430" r="120" fill="${light}"/>`;
};

const MOTIFS = [horizon, rings, strings, keys, quarters, beams] as const;

const MOTIF_OF: ReadonlyArray<readonly [named: RegExp, motif: Motif]> = [
  [/\b(?:rock|metal|battle|epic|drums)/i, beams],
  [/\b(?:jazz|hip-?hop|funk|brass|swing)/i, quarters],
  [/\b(?:strings|cello|violin|classical|orchestra|waltz|fiddle)/i, strings],
  [/\b(?:piano|keys|pop)\b/i, keys],
  [/\b(?:electronic|synth|techno|ambient|pads?|drone)/i, rings],
  [/\b(?:folk|acoustic|guitar|sea|ocean|mountain|forest|sunset|sunrise|morning)/i, horizon],
];

/**
 * The cover of a track as an SVG picture of 400 by 400: colours by its mood, shapes by its instruments, the rest by
 * chance that its id decides. The same track has the same cover everywhere, and no file is kept.
 */
export function trackCover({ id, prompt }: CoverOf): string {
  const random = randomOf(id);
  const palette = paletteOf(prompt, random);
  const motif = MOTIF_OF.find(([named]) => named.test(prompt))?.[1] ?? oneOf(MOTIFS, random);
  const [deep, middle, bright] = palette;
  const [x, y] = [random(), random()];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
    `<defs><linearGradient id="a" x1="${n(x * 0.4)}" y1="0" x2="${n(1 - x * 0.4)}" y2="1"><stop stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<radialGradient id="b" cx="${n(0.15 + y * 0.7)}" cy="${n(0.1 + x * 0.4)}" r=".75"><stop stop-color="${bright}" stop-opacity=".75"/><stop offset="1" stop-color="${bright}" stop-opacity="0"/></radialGradient></defs>` +
    `<path d="M0 0H400V400H0Z" fill="url(#a)"/><path d="M0 0H400V400H0Z" fill="url(#b)"/>${motif(random, palette)}</svg>`
  );
}

/** The cover as the address of a picture. */
export const trackCoverUrl = (track: CoverOf): string =>
  // Only what such an address cannot have: it stands in the HTML of a page.
  `data:image/svg+xml,${trackCover(track)
    .replaceAll('"', "'")
    .replaceAll(/[#%<>]/g, encodeURIComponent)}`;

const n = (value: number): number => Math.round(value * 10) / 10;

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);
