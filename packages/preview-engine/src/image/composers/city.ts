import { css, lighten, mix, type Colour } from '../../colour/oklch.ts';
import type { Composer, Easel } from '../canvas/easel.ts';
import { paintGlow } from '../painters/light/light.ts';
import {
  cloudiness,
  paintLightSource,
  paintSceneStars,
  placeLight,
  type LightSource,
} from '../painters/light/place-light.ts';
import { paintSky } from '../painters/light/sky.ts';
import { paintGlints, paintRipples, paintWater, type Water } from '../painters/nature/water.ts';
import { paintBlock, type Block } from '../painters/things/buildings.ts';

/** Rows of towers that step out of the haze, their lights on a river. */
export const paintCity: Composer = (easel) => {
  const { height, isFine, palette, random, width } = easel;
  const { ground, light, disc } = planSkyline(easel);
  const clouds = cloudiness(easel) * 0.7;
  const isNeon = hasNeon(easel);
  const rows = isFine ? 6 : 5;
  const centre = light.x + width * random.between(-0.08, 0.08);
  const water: Water = {
    top: ground,
    bottom: height,
    roughness: 0.42,
    colour: mix(palette.ink, palette.skyTop, 0.4),
    depth: 0.62,
  };
  return [
    () => paintSky(easel, { horizon: ground, sun: disc, cloudiness: clouds, glow: 1.1 }),
    () => paintSceneStars(easel, ground * 0.8),
    () => paintLightSource(easel, disc),
    () => {
      if (isNeon) paintNeonAir(easel, centre, ground);
    },
    ...Array.from({ length: rows }, (_, row) => () => {
      const near = row / (rows - 1);
      paintBlock(easel, planBlock(easel, { ground, centre, near }));
      if (near < 1) paintStreetMist(easel, ground, height * 0.2, 0.34);
    }),
    () => paintTraffic(easel, ground),
    () => paintWater(easel, water),
    () => {
      paintRipples(easel, water, palette.horizon, isFine ? 1100 : 420);
      paintGlints(easel, water, mix(palette.light, palette.accent, 0.3), light, 130);
    },
  ];
};

/** The river bank, and a big disc behind the towers: the picture's calm place. */
export function planSkyline(easel: Easel): { ground: number; light: LightSource; disc: LightSource } {
  const { height, random, scene, width } = easel;
  const ground = height * random.between(0.74, 0.8);
  const light = placeLight(easel, ground * 0.92);
  const disc: LightSource = {
    ...light,
    body: scene.time === 'dusk' && !scene.without.has('sun') ? 'sun' : light.body,
    y: ground * random.between(0.34, 0.46),
    radius: Math.min(width, height) * random.between(0.13, 0.18),
  };
  return { ground, light, disc };
}

export function hasNeon({ palette, scene }: Easel): boolean {
  return scene.elements.has('neon') || (palette.isDark && !scene.without.has('neon'));
}

/** @param row `near` is 0 for the furthest row of towers, 1 for the one at the quay */
export function planBlock(
  easel: Easel,
  { ground, centre, near }: Record<'ground' | 'centre' | 'near', number>,
): Block {
  const { height, palette, width } = easel;
  const share = (palette.isDark ? 0.4 : 0.22) + near * (palette.isDark ? 0.5 : 0.72);
  return {
    ground,
    tall: height * (0.6 - near * 0.34),
    centre,
    towerWidth: width * 0.03 + near * 38,
    wall: mix(palette.haze, mix(palette.near, palette.ink, near * 0.6), share),
    haze: mix(palette.haze, palette.near, near * 0.7),
    lit: palette.isDark ? 0.3 : 0.07,
    hasNeon: hasNeon(easel) && near > 0.3,
    neon: neonColours(easel),
  };
}

function neonColours({ palette, scene }: Easel): readonly [Colour, ...Colour[]] {
  const hues = scene.tint.hues.length > 0 ? scene.tint.hues : [345, 195];
  const strength = scene.tint.tone === 'monochrome' ? 0.01 : 0.17;
  return [{ ...palette.accent, l: 0.76 }, ...hues.map((h) => ({ l: 0.74, c: strength, h }))];
}

export function paintStreetMist(
  { ctx, palette, width }: Easel,
  ground: number,
  depth: number,
  strength: number,
): void {
  const gradient = ctx.createLinearGradient(0, ground - depth, 0, ground);
  gradient.addColorStop(0, css(palette.haze, 0));
  gradient.addColorStop(1, css(palette.haze, strength));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, ground - depth, width, depth);
}

/** Lamps along the quay, and lights in the air between the towers. */
function paintTraffic(easel: Easel, ground: number): void {
  const { ctx, palette, random, scene, width, height } = easel;
  ctx.fillStyle = css(palette.ink);
  ctx.fillRect(0, ground - 5, width, 6);
  if (!palette.isDark && !scene.elements.has('neon')) return;
  for (let x = random.between(10, 40); x < width; x += random.between(34, 70)) {
    paintGlow(easel, { x, y: ground - 8 }, 22, palette.accent, 0.8);
    ctx.fillStyle = css(lighten(palette.light, 0.02));
    ctx.fillRect(x - 1.2, ground - 9, 2.4, 2.4);
  }
  for (let craft = 0; craft < 7; craft += 1) {
    const y = height * random.between(0.22, 0.6);
    const x = random.next() * width;
    const length = random.between(30, 120);
    const trail = ctx.createLinearGradient(x, 0, x + length, 0);
    trail.addColorStop(0, css(palette.accent, 0));
    trail.addColorStop(1, css(lighten(palette.accent, 0.1), 0.8));
    ctx.fillStyle = trail;
    ctx.fillRect(x, y, length, 1.4);
    paintGlow(easel, { x: x + length, y }, 10, palette.light, 0.9);
  }
}

/** The city's own light in the air above it, each side in another colour. */
export function paintNeonAir(easel: Easel, centre: number, ground: number): void {
  const { painted, width } = easel;
  painted.add('neon');
  const [first, ...others] = neonColours(easel);
  const [left = first, right = left] = others;
  paintGlow(easel, { x: centre - width * 0.28, y: ground * 0.9 }, width * 0.62, left, 0.62);
  paintGlow(easel, { x: centre + width * 0.28, y: ground * 0.9 }, width * 0.62, right, 0.62);
}
