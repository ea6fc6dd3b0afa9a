import type { Composer, Composers } from '../canvas/easel.ts';
import { paintWeather } from '../painters/light/weather.ts';
import { paintCity } from './city.ts';
import { paintDesert } from './desert.ts';
import { paintFlow } from './flow.ts';
import { paintForest } from './forest.ts';
import { paintLandscape } from './landscape.ts';
import { paintNightSky } from './night-sky.ts';
import { paintPortrait } from './portrait.ts';
import { paintPosterGrid } from './poster-grid.ts';
import { paintSeascape } from './seascape.ts';
import { paintStillLife } from './still-life.ts';

export const COMPOSERS: Composers = {
  landscape: outdoors(paintLandscape),
  seascape: outdoors(paintSeascape),
  city: outdoors(paintCity),
  'night-sky': outdoors(paintNightSky),
  forest: outdoors(paintForest),
  desert: outdoors(paintDesert),
  flow: paintFlow,
  poster: paintPosterGrid,
  portrait: paintPortrait,
  'still-life': paintStillLife,
};

function outdoors(compose: Composer): Composer {
  return (easel) => [...compose(easel), () => paintWeather(easel)];
}
