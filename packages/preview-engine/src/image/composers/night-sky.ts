import { lighten, mix, toRgb, type Colour } from '../../colour/oklch.ts';
import { smoothstep } from '../../maths/curves.ts';
import type { Composer, Easel, Point } from '../canvas/easel.ts';
import { paintField } from '../painters/light/field.ts';
import { paintGlow, paintMoon, paintStars } from '../painters/light/light.ts';
import { paintAurora, paintMeteor } from '../painters/light/night-lights.ts';
import { paintSky } from '../painters/light/sky.ts';
import { createRidge, paintRidge, type Ridge } from '../painters/nature/ridge.ts';
import { paintTreeLine } from '../painters/nature/trees.ts';
import { paintThings } from '../painters/things/things.ts';

/** The Milky Way or an aurora over dark ridges. */
export const paintNightSky: Composer = (easel) => {
  const { height, isFine, palette, scene, width } = easel;
  const { horizon, glow, moon } = planNight(easel);
  const hasAurora = scene.elements.has('aurora');
  const ridges = planRidges(easel, horizon);
  return [
    () => paintSky(easel, { horizon: horizon + 10, sun: glow, cloudiness: 0, glow: 0.5 }),
    () => {
      if (!hasAurora) paintGalaxy(easel, horizon);
    },
    () => {
      if (!scene.without.has('stars')) paintStars(easel, horizon * 1.1, isFine ? 4200 : 2800);
    },
    () => {
      if (hasAurora) paintAurora(easel, horizon);
    },
    () => {
      if (scene.elements.has('moon')) paintMoon(easel, moon, 54);
      else paintMeteor(easel, moon);
    },
    ...ridges.map((one) => () => {
      paintNightRidge(easel, one);
      if (hasTrees(easel, one)) paintNightTrees(easel, one);
    }),
    () =>
      paintThings(easel, {
        ground: ridges[1]?.ridge ?? (() => horizon),
        size: height * 0.13,
        fill: palette.ink,
        light: { x: width - glow.x, y: 0 },
      }),
    () => paintGlow(easel, { x: glow.x, y: horizon }, height * 0.2, palette.horizon, 0.16),
  ];
};

export function planNight({
  height,
  random,
  width,
}: Easel): Record<'glow' | 'moon', Point> & { horizon: number } {
  const horizon = height * random.between(0.76, 0.82);
  const glow = { x: width * random.between(0.3, 0.7), y: horizon * 1.02 };
  return {
    horizon,
    glow,
    moon: { x: width * random.pick([0.24, 0.76]), y: height * random.between(0.18, 0.26) },
  };
}

interface NightRidge {
  /** 0 the furthest, 1 the nearest. */
  near: number;
  ridge: Ridge;
  fill: Colour;
}

export function planRidges(easel: Easel, horizon: number): NightRidge[] {
  const { height, palette } = easel;
  return [0, 0.5, 1].map((near) => ({
    near,
    ridge: createRidge(easel, {
      base: horizon + near * height * 0.13,
      rise: height * (0.14 - near * 0.05),
      span: 380 - near * 120,
      kind: near === 0 ? 'peaks' : 'hills',
    }),
    fill: mix(mix(palette.haze, palette.near, 0.5), palette.ink, near),
  }));
}

export function paintNightRidge(easel: Easel, { near, ridge, fill }: NightRidge): void {
  const { height, palette } = easel;
  if (near === 0) easel.painted.add('mountains');
  const foot = mix(fill, palette.horizon, 0.4 * (1 - near));
  paintRidge(easel, ridge, { top: fill, foot, fade: height * 0.16 });
}

/** The furthest ridge is too far away for trees. */
export function hasTrees({ scene }: Easel, { near }: NightRidge): boolean {
  return near > 0 && !scene.without.has('trees');
}

export function paintNightTrees(easel: Easel, { near, ridge, fill }: NightRidge): void {
  paintTreeLine(easel, ridge, {
    size: 26 + near * 62,
    spacing: 9 + near * 10,
    fill,
    density: 0.45 + near * 0.12,
  });
}

/** A tilted band of star clouds with dust lanes in it. */
export function paintGalaxy(easel: Easel, horizon: number): void {
  const { height, isFine, noise, palette, random, scene, width } = easel;
  const tilt = random.between(0.5, 0.95) * (random.chance(0.5) ? 1 : -1);
  const centre = { x: width * random.between(0.42, 0.58), y: horizon * 0.5 };
  const core = toRgb(mix(palette.light, palette.accent, 0.25));
  const rim = toRgb(lighten({ ...palette.skyMiddle, c: palette.skyMiddle.c * 1.5 }, 0.28));
  const hue = scene.tint.hues[1] ?? palette.horizon.h + 85;
  const cloud = toRgb({ l: 0.55, c: Math.max(0.02, palette.skyMiddle.c * 1.4), h: hue });
  const cos = Math.cos(tilt * 1.2);
  const sin = Math.sin(tilt * 1.2);
  paintField(
    easel,
    { x: 0, y: 0, width, height: Math.min(height, horizon + 40) },
    isFine ? 1 : 2,
    (x, y, pixel) => {
      const dx = (x - centre.x) / 1024;
      const dy = (y - centre.y) / 1024;
      const along = dx * cos + dy * sin;
      const across = -dx * sin + dy * cos;
      const bend = noise.layered(along * 2.2 + 7, across * 2.2, 4);
      const distance = across + bend * 0.09;
      const band = Math.exp(-((distance / 0.2) ** 2));
      const lane =
        smoothstep(0.1, 0.5, noise.layered(along * 3.5, distance * 9 + 30, 5) + 0.28) *
        Math.exp(-((distance / 0.075) ** 2));
      const texture = 0.62 + 0.75 * noise.layered(along * 5 + 60, across * 6, 5);
      const strength = Math.max(0, band * texture * (1 - 0.75 * lane));
      const heat = Math.exp(-((distance / 0.1) ** 2)) * Math.exp(-((along / 0.5) ** 2));
      const veil =
        smoothstep(0.05, 0.6, noise.layered(along * 2 + 90, across * 2.6, 4) + 0.15) *
        Math.exp(-((across / 0.42) ** 2));
      const total = strength * 0.82 + veil * 0.42;
      const share = total === 0 ? 0 : (veil * 0.42) / total;
      pixel[0] = mixThree(rim[0], core[0], cloud[0], heat, share);
      pixel[1] = mixThree(rim[1], core[1], cloud[1], heat, share);
      pixel[2] = mixThree(rim[2], core[2], cloud[2], heat, share);
      pixel[3] = Math.min(0.85, total) * smoothstep(1.05, 0.72, y / horizon);
    },
  );
}

function mixThree(rim: number, core: number, cloud: number, heat: number, share: number): number {
  const band = rim + (core - rim) * heat;
  return band + (cloud - band) * share;
}
