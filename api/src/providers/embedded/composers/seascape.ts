import { mix } from '../colour/oklch.ts';
import type { Composer } from '../easel.ts';
import { cloudiness, paintLightSource, paintSceneStars, placeLight } from '../painters/place-light.ts';
import { createRidge, paintRidge } from '../painters/ridge.ts';
import { paintSky } from '../painters/sky.ts';
import { paintGlints, paintRipples, paintWater, type Water } from '../painters/water.ts';

/** Open water under a wide sky, the light's path on it, headlands at the side. */
export const paintSeascape: Composer = (easel) => {
  const { height, palette, random, scene, width } = easel;
  const horizon = height * random.between(0.54, 0.6);
  const light = placeLight(easel, horizon);
  const clouds = cloudiness(easel);
  const isRough = scene.weather === 'storm' || scene.mood === 'dramatic';
  const water: Water = {
    top: horizon,
    bottom: height,
    roughness: isRough ? 0.95 : 0.5,
    colour: mix(palette.near, palette.skyTop, 0.6),
    depth: 0.62,
  };
  const isLeft = light.x > width / 2;
  return [
    () => paintSky(easel, { horizon: horizon + 2, sun: light, cloudiness: clouds, glow: 1.15 }),
    () => paintSceneStars(easel, horizon),
    () => paintLightSource(easel, light),
    () => {
      const edge = createRidge(easel, { base: horizon + 6, rise: height * 0.09, span: 300, kind: 'peaks' });
      // The land sinks into the sea towards the light.
      const reach = width * random.between(0.42, 0.6);
      const headland = (x: number) => {
        const along = (isLeft ? x : width - x) / reach;
        return edge(x) + Math.max(0, along) ** 2 * height * 0.12;
      };
      const top = mix(palette.haze, palette.near, 0.45);
      paintRidge(easel, headland, { top, foot: mix(top, palette.horizon, 0.35), fade: height * 0.13 });
    },
    () => paintWater(easel, water),
    () => paintRipples(easel, water, palette.horizon, isRough ? 1600 : 1000),
    () => paintGlints(easel, water, palette.light, light, light.body === 'none' ? 180 : 520),
  ];
};
