import { lighten, mix, type Colour } from '../../colour/oklch.ts';
import type { Composer, Easel, Point } from '../canvas/easel.ts';
import { cloudiness, paintLightSource, paintSceneStars, placeLight } from '../painters/light/place-light.ts';
import { paintSky } from '../painters/light/sky.ts';
import { createRidge, paintFacets, paintRidge, type Ridge } from '../painters/nature/ridge.ts';
import { paintTreeLine } from '../painters/nature/trees.ts';
import { paintGlints, paintRipples, paintWater, type Water } from '../painters/nature/water.ts';
import { paintThings } from '../painters/things/things.ts';

/** Ranges of mountains in haze, a lake or valley before them, spruces near the eye. */
export const paintLandscape: Composer = (easel) => {
  const { height, palette, random, scene } = easel;
  const horizon = height * random.between(0.6, 0.66);
  const light = placeLight(easel, horizon);
  const clouds = cloudiness(easel);
  const hasLake = !scene.without.has('river') && (scene.elements.has('river') || random.chance(0.55));
  const water: Water = {
    top: horizon,
    bottom: height,
    roughness: scene.weather === 'storm' ? 0.6 : 0.22,
    colour: mix(palette.near, palette.skyTop, 0.55),
    depth: 0.5,
  };
  const ranges = [...planRanges(easel, horizon), ...(hasLake ? [] : planValley(easel, horizon))];
  return [
    () => paintSky(easel, { horizon: horizon + 20, sun: light, cloudiness: clouds, glow: 1 }),
    () => paintSceneStars(easel, horizon),
    () => paintLightSource(easel, light),
    ...ranges.map((range) => () => paintRange(easel, range, light)),
    () => {
      if (!hasLake) return;
      paintWater(easel, water);
      paintRipples(easel, water, palette.horizon, easel.isFine ? 1100 : 420);
      if (light.body !== 'none') paintGlints(easel, water, palette.light, light, 220);
    },
    () => paintForeground(easel, light),
  ];
};

export interface Range {
  ridge: Ridge;
  top: Colour;
  foot: Colour;
  fade: number;
  isRock: boolean;
  trees: number;
}

export function planRanges(easel: Easel, horizon: number): Range[] {
  const { palette, random, height, isFine } = easel;
  const count = random.whole(4, 5) + (isFine ? 1 : 0);
  const tall = height * random.between(0.24, 0.34);
  return Array.from({ length: count }, (_, index) => {
    const near = index / (count - 1);
    const rise = tall * (1 - near * 0.78);
    const top = mix(palette.haze, palette.near, 0.2 + near * 0.62);
    return {
      ridge: createRidge(easel, {
        base: horizon - (1 - near) * height * 0.03 + near * 8,
        rise,
        span: 420 - near * 160,
        kind: near < 0.5 ? 'peaks' : 'hills',
      }),
      top,
      foot: mix(top, palette.horizon, 0.6 - near * 0.2),
      fade: rise * 1.25 + 30,
      isRock: near < 0.5,
      trees: near >= 0.5 ? 16 + near * 26 : 0,
    };
  });
}

/** Where no water lies, wooded hills step down to the eye. */
export function planValley(easel: Easel, horizon: number): Range[] {
  const { palette, height } = easel;
  return [0.25, 0.5, 0.78].map((near) => {
    const top = mix(mix(palette.haze, palette.near, 0.72), mix(palette.near, palette.ink, 0.4), near);
    return {
      ridge: createRidge(easel, {
        base: horizon + (height - horizon) * near,
        rise: height * 0.09,
        span: 340 + near * 200,
        kind: 'hills',
      }),
      top,
      foot: mix(top, palette.horizon, 0.5 - near * 0.25),
      fade: height * 0.15,
      isRock: false,
      trees: height * (0.04 + near * 0.045),
    };
  });
}

export function paintRange(easel: Easel, range: Range, light: Point): void {
  const { isFine, painted, palette, scene } = easel;
  paintRidge(easel, range.ridge, { top: range.top, foot: range.foot, fade: range.fade });
  if (range.isRock) {
    painted.add('mountains');
    const hasSnow = scene.weather === 'snow' || scene.elements.has('mountains');
    paintFacets(easel, range.ridge, {
      lit: mix(lighten(range.top, 0.09), palette.light, 0.22),
      shadow: mix(range.top, palette.ink, 0.22),
      snow: hasSnow ? mix(palette.light, range.top, 0.12) : null,
      sun: light,
      span: range.fade * 0.42,
      depth: range.fade,
      strength: 0.75,
    });
  }
  if (range.trees > 0 && !scene.without.has('trees')) {
    paintTreeLine(easel, range.ridge, {
      size: range.trees,
      spacing: range.trees * (isFine ? 0.15 : 0.2),
      fill: range.top,
      density: 0.72,
    });
  }
}

/** The near bank. The dark trees stand under the light, what the prompt names on the other side. */
export function planBank(easel: Easel, light: Point) {
  const { palette, height, width } = easel;
  const bank = createRidge(easel, { base: height * 0.985, rise: height * 0.1, span: 700, kind: 'hills' });
  const fill = mix(palette.ink, palette.near, 0.3);
  const isLeft = light.x < width / 2;
  const [from, to] = isLeft ? [-30, width * 0.34] : [width * 0.66, width + 30];
  return { bank, fill, from, to };
}

function paintForeground(easel: Easel, light: Point): void {
  const { palette, height } = easel;
  const { bank, fill, from, to } = planBank(easel, light);
  paintRidge(easel, bank, { top: fill, foot: palette.ink, fade: height * 0.14 });
  if (!easel.scene.without.has('trees')) {
    paintTreeLine(easel, bank, { size: height * 0.2, spacing: 34, fill, density: 1, from, to });
  }
  paintThings(easel, { ground: bank, size: height * 0.15, fill, light });
}
