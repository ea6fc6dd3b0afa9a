import type { ComposerId } from '../../prompt/scene.ts';
import { weatherLayers } from '../layers/weather.ts';
import { buildCity } from './city.ts';
import { buildDesert } from './desert.ts';
import { buildFlow } from './flow.ts';
import { buildForest } from './forest.ts';
import { buildLandscape } from './landscape.ts';
import { buildNightSky } from './night-sky.ts';
import { buildPortrait } from './portrait.ts';
import { buildPoster } from './poster.ts';
import type { SceneBuilder } from './scene-builder.ts';
import { buildSeascape } from './seascape.ts';
import { buildStillLife } from './still-life.ts';

export const SCENES: Readonly<Record<ComposerId, SceneBuilder>> = {
  landscape: outdoors(buildLandscape),
  seascape: outdoors(buildSeascape),
  city: outdoors(buildCity),
  'night-sky': outdoors(buildNightSky),
  forest: outdoors(buildForest),
  desert: outdoors(buildDesert),
  flow: buildFlow,
  poster: buildPoster,
  portrait: buildPortrait,
  'still-life': buildStillLife,
};

function outdoors(build: SceneBuilder): SceneBuilder {
  return (stage, size) => [...build(stage, size), ...weatherLayers(stage, stage.easel.scene.weather)];
}
