import { mix, type Colour } from '../../colour/oklch.ts';
import type { Composer, Easel } from '../easel.ts';
import { paintBouquet } from '../painters/bouquet.ts';
import { paintRoom } from '../painters/room.ts';
import { paintCast, paintFruit, paintVase } from '../painters/table-things.ts';

/** A vase with stems, fruit and a bowl on a table, lit from a window at the side. */
export const paintStillLife: Composer = (easel) => {
  const { height, palette, random, width } = easel;
  const table = height * random.between(0.66, 0.7);
  const side = random.chance(0.5) ? 1 : -1;
  const unit = Math.min(width, height);
  const wall = mix(palette.horizon, palette.skyMiddle, palette.isDark ? 0.75 : 0.4);
  const cloth = mix(palette.near, palette.skyTop, 0.35);
  const vase = { x: width / 2 - side * unit * 0.13, y: table + unit * 0.1 };
  return [
    () => paintRoom(easel, { wall, table, cloth, side }),
    () => paintCast(easel, vase, unit * 0.17, side),
    () => paintBouquet(easel, { x: vase.x, y: vase.y - unit * 0.33 }, unit),
    () => paintVase(easel, vase, unit, side),
    () => {
      const fruits = [
        { x: 0.14, y: 0.12, r: 0.078 },
        { x: 0.29, y: 0.115, r: 0.07 },
        { x: 0.21, y: 0.165, r: 0.082 },
        { x: -0.2, y: 0.18, r: 0.066 },
      ];
      for (const [index, fruit] of fruits.entries()) {
        const at = {
          x: vase.x + side * unit * (fruit.x + 0.06),
          y: table + unit * fruit.y - unit * fruit.r * 0.4,
        };
        paintCast(easel, { x: at.x, y: at.y + unit * fruit.r * 0.85 }, unit * fruit.r, side);
        paintFruit(easel, at, unit * fruit.r, fruitColour(easel, index), side);
      }
    },
  ];
};

export function fruitColour({ palette }: Easel, index: number): Colour {
  return index % 3 === 1
    ? mix(palette.accent, palette.light, 0.35)
    : { ...palette.accent, h: palette.accent.h + (index % 3 === 2 ? 24 : -8) };
}
