import balloons from './pictures/balloons.avif';
import birds from './pictures/birds.avif';
import boat from './pictures/boat.avif';
import hiker from './pictures/hiker.avif';
import lake from './pictures/lake.avif';

interface ScenePicture {
  prompt: string;
  url: string;
  width: number;
  height: number;
}

const WIDE = { width: 960, height: 549 } as const;
const BALLOONS = 'Hot air balloons over mountains at sunrise, calm';

/** Made by the preview engine; each prompt is the one that it was given. */
export const SCENES = {
  balloons: { prompt: BALLOONS, url: balloons, width: 800, height: 800 },
  lake: { prompt: BALLOONS, url: lake, width: 800, height: 457 },
  birds: { ...WIDE, prompt: 'Birds over a misty valley at sunrise', url: birds },
  boat: { ...WIDE, prompt: 'A boat on a calm sea at dawn, seagulls', url: boat },
  hiker: { ...WIDE, prompt: 'A hiker in a misty mountain landscape at dawn', url: hiker },
} satisfies Record<string, ScenePicture>;

export type SceneName = keyof typeof SCENES;
