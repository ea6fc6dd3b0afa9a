import aurora from './pictures/aurora.avif';
import birds from './pictures/birds.avif';
import city from './pictures/city.avif';
import deer from './pictures/deer.avif';
import dunes from './pictures/dunes.avif';
import mountains from './pictures/mountains.avif';
import neonCity from './pictures/neon-city.avif';
import sailing from './pictures/sailing.avif';
import snow from './pictures/snow.avif';
import stars from './pictures/stars.avif';
import storm from './pictures/storm.avif';
import waves from './pictures/waves.avif';

export interface VideoExample {
  prompt: string;
  /** A frame of it. */
  picture: string;
}

/** Made by the preview engine; each prompt is the one that it was given. */
export const VIDEO_EXAMPLES: readonly VideoExample[] = [
  { prompt: 'Waves at sunset', picture: waves },
  { prompt: 'Aurora over pines', picture: aurora },
  { prompt: 'Neon city in the rain', picture: neonCity },
  { prompt: 'Misty forest with a deer', picture: deer },
  { prompt: 'A sailing boat on a calm sea at sunset', picture: sailing },
  { prompt: 'Snow over a quiet forest at night', picture: snow },
  { prompt: 'Clouds over mountains at sunrise, slow pan left', picture: mountains },
  { prompt: 'Desert dunes at dusk, zoom in', picture: dunes },
  { prompt: 'A lighthouse in a storm at night', picture: storm },
  { prompt: 'Stars over a lake', picture: stars },
  { prompt: 'Birds over a misty valley at sunrise', picture: birds },
  { prompt: 'Futuristic city at night, slow zoom out', picture: city },
];
