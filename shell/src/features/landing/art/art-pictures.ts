import balloons from '../../../scenes/pictures/lake.avif';
import cabinEdited from './pictures/cabin-edited.avif';
import cabin from './pictures/cabin.avif';
import lighthouse from './pictures/lighthouse.avif';
import ribbons from './pictures/ribbons.avif';
import sailboatsFrames from './pictures/sailboats-frames.avif';

// Made by the preview engine; each prompt is the one that it was given.

interface ArtPicture {
  prompt: string;
  url: string;
  width: number;
  height: number;
}

export const ART_PICTURES = {
  portrait: { prompt: 'A tall lighthouse in a storm, dramatic', url: lighthouse, width: 480, height: 840 },
  square: { prompt: 'Abstract silk ribbons in coral and teal', url: ribbons, width: 480, height: 480 },
  landscape: {
    prompt: 'Hot air balloons over mountains at sunrise, calm',
    url: balloons,
    width: 800,
    height: 457,
  },
  before: {
    prompt: 'A cabin by a lake in the mountains, winter evening',
    url: cabin,
    width: 800,
    height: 457,
  },
  after: { prompt: 'Black and white, film grain, vignette', url: cabinEdited, width: 800, height: 457 },
  /** Five frames of one film beside each other, a second apart. */
  frames: { prompt: 'Sailboats on a calm sea at sunset', url: sailboatsFrames, width: 1800, height: 203 },
} satisfies Record<string, ArtPicture>;
