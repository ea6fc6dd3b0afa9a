import { mix, type Colour } from '../../colour/oklch.ts';
import type { Composer, Easel, Point } from '../canvas/easel.ts';
import { paintBouquet } from '../painters/nature/bouquet.ts';
import { paintRoom } from '../painters/things/room.ts';
import { paintCast, paintFruit, paintVase } from '../painters/things/table-things.ts';

/** From the vase and the table's edge, in units of the picture's shorter side. */
const FRUITS = [
  { x: 0.14, y: 0.12, r: 0.078 },
  { x: 0.29, y: 0.115, r: 0.07 },
  { x: 0.21, y: 0.165, r: 0.082 },
  { x: -0.2, y: 0.18, r: 0.066 },
] as const;

/** A vase with stems, fruit and a bowl on a table, lit from a window at the side. */
export const paintStillLife: Composer = (easel) => {
  const plan = planTable(easel);
  const { side, unit, vase, mouth } = plan;
  return [
    () => paintRoom(easel, plan),
    () => paintCast(easel, vase, unit * 0.17, side),
    () => paintBouquet(easel, mouth, unit),
    () => paintVase(easel, vase, unit, side),
    () => paintFruits(easel, plan),
  ];
};

export interface TablePlan {
  wall: Colour;
  cloth: Colour;
  /** Height of the table's far edge. */
  table: number;
  /** 1: the window is on the left; -1: on the right. */
  side: 1 | -1;
  /** The picture's shorter side, by which things are measured. */
  unit: number;
  vase: Point;
  /** Where the stems leave the vase. */
  mouth: Point;
}

export function planTable({ height, palette, random, width }: Easel): TablePlan {
  const table = height * random.between(0.66, 0.7);
  const side = random.chance(0.5) ? 1 : -1;
  const unit = Math.min(width, height);
  const vase = { x: width / 2 - side * unit * 0.13, y: table + unit * 0.1 };
  return {
    wall: mix(palette.horizon, palette.skyMiddle, palette.isDark ? 0.75 : 0.4),
    cloth: mix(palette.near, palette.skyTop, 0.35),
    table,
    side,
    unit,
    vase,
    mouth: { x: vase.x, y: vase.y - unit * 0.33 },
  };
}

export function paintFruits(easel: Easel, { table, side, unit, vase }: TablePlan): void {
  for (const [index, fruit] of FRUITS.entries()) {
    const radius = unit * fruit.r;
    const at = { x: vase.x + side * unit * (fruit.x + 0.06), y: table + unit * fruit.y - radius * 0.4 };
    paintCast(easel, { x: at.x, y: at.y + radius * 0.85 }, radius, side);
    paintFruit(easel, at, radius, fruitColour(easel, index), side);
  }
}

function fruitColour({ palette }: Easel, index: number): Colour {
  return index % 3 === 1
    ? mix(palette.accent, palette.light, 0.35)
    : { ...palette.accent, h: palette.accent.h + (index % 3 === 2 ? 24 : -8) };
}
