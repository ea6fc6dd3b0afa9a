import abstract from './pictures/abstract.avif';
import balloons from './pictures/balloons.avif';
import cabin from './pictures/cabin.avif';
import dunes from './pictures/dunes.avif';
import flowers from './pictures/flowers.avif';
import fox from './pictures/fox.avif';
import geometric from './pictures/geometric.avif';
import lake from './pictures/lake.avif';
import lighthouse from './pictures/lighthouse.avif';
import neonCity from './pictures/neon-city.avif';
import ocean from './pictures/ocean.avif';
import profile from './pictures/profile.avif';

export interface ImageExample {
  prompt: string;
  picture: string;
}

/** Made by the preview engine; each prompt is the one that it was given. */
export const IMAGE_EXAMPLES: readonly ImageExample[] = [
  { prompt: 'A lighthouse on a cliff at dusk, calm sea, violet sky', picture: lighthouse },
  { prompt: 'Neon city at night in the rain', picture: neonCity },
  { prompt: 'A quiet mountain lake at sunrise in the mist', picture: lake },
  { prompt: 'Abstract art in coral and teal', picture: abstract },
  { prompt: 'A fox in a snowy forest at dawn', picture: fox },
  { prompt: 'Desert dunes at sunset', picture: dunes },
  { prompt: 'Portrait of a woman at dusk', picture: profile },
  { prompt: 'Full moon and stars over a calm dark ocean', picture: ocean },
  { prompt: 'A vase of flowers, still life, warm', picture: flowers },
  { prompt: 'A cabin by a lake at night', picture: cabin },
  { prompt: 'Hot air balloons over mountains at sunrise', picture: balloons },
  { prompt: 'Geometric shapes in orange and blue', picture: geometric },
];
