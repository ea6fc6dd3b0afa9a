import { createRamp } from '../../colour/gradient.ts';
import { css, lighten, mix, type Colour } from '../../colour/oklch.ts';
import type { Composer, Easel, Point } from '../canvas/easel.ts';
import { paintField } from '../painters/light/field.ts';
import { paintGlow } from '../painters/light/light.ts';
import { paintFern } from '../painters/nature/plants.ts';
import { createRidge, paintRidge, type Ridge } from '../painters/nature/ridge.ts';
import { paintSpruce } from '../painters/nature/trees.ts';
import { paintTrunk } from '../painters/nature/trunks.ts';
import { paintThings } from '../painters/things/things.ts';

/** Trunks that fade into bright air, shafts of light between them, ferns at the eye. */
export const paintForest: Composer = (easel) => {
  const { height, isFine, palette, scene, width } = easel;
  const wood = planWood(easel);
  const { ground, sun, leaf, air, dark } = wood;
  const layers = isFine ? 7 : 6;
  return [
    () => paintAir(easel, sun, air, leaf),
    ...Array.from({ length: layers }, (_, layer) => () => {
      const near = layer / (layers - 1);
      const { line, tone, floor } = planRow(easel, wood, near);
      paintTrees(easel, wood, { near, floor, tone });
      paintFloor(easel, wood, { near, floor, tone });
      if (near > 0.55) paintUndergrowth(easel, floor, near, mix(tone, leaf, 0.35));
      if (near < 0.8) paintVeil(easel, line, air);
    }),
    () => {
      if (!palette.isDark || scene.elements.has('moon')) paintShafts(easel, sun, ground);
    },
    () => paintGlow(easel, { x: sun.x, y: ground }, width * 0.34, palette.light, palette.isDark ? 0.1 : 0.3),
    () =>
      paintThings(easel, {
        ground: () => ground + height * 0.05,
        size: height * 0.26,
        fill: dark,
        light: sun,
        at: sun.x,
      }),
    () => paintFrame(easel, dark, leaf),
  ];
};

export interface Wood {
  /** Height of the forest floor. */
  ground: number;
  sun: Point;
  leaf: Colour;
  air: Colour;
  dark: Colour;
}

export function planWood(easel: Easel): Wood {
  const { height, palette, random, width } = easel;
  const ground = height * random.between(0.74, 0.8);
  const sun = { x: width * random.pick([0.36, 0.62]), y: height * random.between(0.26, 0.36) };
  const leaf = leafColour(easel);
  const air = mix(palette.horizon, leaf, palette.isDark ? 0.5 : 0.22);
  return { ground, sun, leaf, air, dark: mix(mix(palette.ink, leaf, 0.3), palette.near, 0.3) };
}

interface Row {
  /** 0 the furthest, 1 the nearest. */
  near: number;
  floor: Ridge;
  tone: Colour;
}

/** Where a row of trunks stands, and its colour: the further away, the more air lies over it. */
export function planRow(easel: Easel, { ground, air, dark }: Wood, near: number) {
  const { height } = easel;
  const line = ground + (near - 0.5) * height * 0.2;
  const floor = createRidge(easel, { base: line, rise: height * 0.035, span: 340, kind: 'hills' });
  return { line, floor, tone: mix(air, dark, 0.12 + near ** 1.1 * 0.86) };
}

export function paintTrees(easel: Easel, { sun }: Wood, { near, floor, tone }: Row): void {
  const { height, palette, random, width } = easel;
  const spacing = width * (0.035 + near * 0.13);
  for (let x = random.between(-spacing, 0); x < width + 30; x += spacing * random.between(0.5, 1.5)) {
    // The way to the light stays open.
    if (near > 0.45 && Math.abs(x - sun.x) < width * 0.17 * near + 30) continue;
    const foot = { x, y: floor(x) + 6 };
    const isYoung = near < 0.8 && random.chance(0.3);
    if (isYoung) paintSpruce(easel, foot, height * (0.14 + near * 0.2) * random.between(0.6, 1.2), tone);
    else {
      paintTrunk(easel, foot, {
        girth: 5 + near ** 1.5 * 50 * random.between(0.6, 1.1),
        fill: tone,
        light: mix(tone, palette.light, 0.32),
        sun,
      });
    }
  }
}

export function paintFloor(easel: Easel, { air, dark }: Wood, { near, floor, tone }: Row): void {
  const foot = mix(tone, near < 0.7 ? air : dark, 0.4);
  paintRidge(easel, floor, { top: tone, foot, fade: easel.height * 0.14 });
}

/** A named colour tints the leaves; otherwise the season of the hour does. */
function leafColour({ palette, scene }: Easel): Colour {
  const [named] = scene.tint.hues;
  const hue = named ?? (scene.time === 'sunset' ? 62 : scene.mood === 'eerie' ? 175 : 150);
  const c = scene.tint.tone === 'monochrome' ? 0.008 : 0.09;
  return { l: palette.isDark ? 0.3 : 0.55, c, h: hue };
}

export function paintAir(easel: Easel, sun: Point, air: Colour, leaf: Colour): void {
  const { height, palette, width, noise } = easel;
  const ramp = createRamp([
    { at: 0, colour: lighten(palette.light, 0.02) },
    { at: 0.22, colour: mix(palette.light, air, 0.6) },
    { at: 0.6, colour: air },
    { at: 1, colour: mix(air, leaf, 0.55) },
  ]);
  paintField(easel, { x: 0, y: 0, width, height }, 4, (x, y, pixel) => {
    const distance = Math.hypot(x - sun.x, (y - sun.y) * 0.8) / 900;
    const [red, green, blue] = ramp(distance + 0.07 * noise.layered(x / 140, y / 140, 3));
    pixel[0] = red;
    pixel[1] = green;
    pixel[2] = blue;
  });
}

export function paintVeil({ ctx, height, width }: Easel, line: number, air: Colour): void {
  const gradient = ctx.createLinearGradient(0, line - height * 0.22, 0, line + height * 0.08);
  gradient.addColorStop(0, css(air, 0));
  gradient.addColorStop(0.75, css(air, 0.3));
  gradient.addColorStop(1, css(air, 0));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, line - height * 0.22, width, height * 0.3);
}

export function paintShafts({ ctx, height, palette, random }: Easel, sun: Point, ground: number): void {
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  const source = { x: sun.x, y: -height * 0.3 };
  // Many faint wedges over each other: their edges melt.
  const lean = random.between(-0.12, 0.12);
  for (let beam = 0; beam < 9; beam += 1) {
    const angle = lean + random.bell() * 0.3;
    const breadth = random.between(0.03, 0.075);
    for (let wedge = 1; wedge <= 7; wedge += 1) {
      const spread = (breadth * wedge) / 7;
      const reach = ground * 1.25;
      const gradient = ctx.createLinearGradient(0, source.y, 0, source.y + reach);
      gradient.addColorStop(0, css(palette.light, 0.045));
      gradient.addColorStop(0.5, css(palette.light, 0.02));
      gradient.addColorStop(1, css(palette.light, 0));
      ctx.fillStyle = gradient;
      ctx.beginPath();
      ctx.moveTo(source.x, source.y);
      ctx.lineTo(source.x + Math.sin(angle - spread) * reach, source.y + Math.cos(angle) * reach);
      ctx.lineTo(source.x + Math.sin(angle + spread) * reach, source.y + Math.cos(angle) * reach);
      ctx.fill();
    }
  }
  ctx.restore();
}

export function paintUndergrowth(
  easel: Easel,
  floor: (x: number) => number,
  near: number,
  fill: Colour,
): void {
  const { random, width, isFine } = easel;
  const count = isFine ? 26 : 18;
  for (let fern = 0; fern < count; fern += 1) {
    const x = random.next() * width;
    paintFern(
      easel,
      { x, y: floor(x) + 8 },
      (26 + near * 46) * random.between(0.6, 1.2),
      lighten(fill, random.between(-0.03, 0.04)),
    );
  }
}

export function paintFrame(easel: Easel, dark: Colour, leaf: Colour): void {
  const { height, random, width } = easel;
  for (let fern = 0; fern < 22; fern += 1) {
    const side = random.chance(0.5) ? random.between(-0.04, 0.36) : random.between(0.64, 1.04);
    const fill = mix(dark, leaf, random.between(0.12, 0.5));
    paintFern(easel, { x: width * side, y: height + 16 }, height * random.between(0.07, 0.13), fill);
  }
}
