import type { EditType } from '@aic/sdk';
import balloonsPhoto from './originals/balloons.webp';
import flowersPhoto from './originals/flowers.webp';
import lakePhoto from './originals/lake.webp';
import profilePhoto from './originals/profile.webp';
import blackWhite from './pictures/black-white.avif';
import cooler from './pictures/cooler.avif';
import improved from './pictures/improved.avif';
import polaroid from './pictures/polaroid.avif';
import sea from './pictures/sea.avif';
import sepia from './pictures/sepia.avif';
import sharper from './pictures/sharper.avif';
import studio from './pictures/studio.avif';
import sunset from './pictures/sunset.avif';
import vignette from './pictures/vignette.avif';
import vintage from './pictures/vintage.avif';
import warmer from './pictures/warmer.avif';

export interface EditExample {
  prompt: string;
  editType: EditType;
  /** What it was made of. */
  original: string;
  picture: string;
}

/** Made by the preview engine; each prompt is the one that it was given. */
export const EDIT_EXAMPLES: readonly EditExample[] = [
  { prompt: 'Improve light and colour', editType: 'enhance', original: lakePhoto, picture: improved },
  { prompt: 'Black and white', editType: 'general', original: flowersPhoto, picture: blackWhite },
  { prompt: 'A calm sea at sunset', editType: 'background_change', original: profilePhoto, picture: sea },
  { prompt: 'Vintage look', editType: 'general', original: balloonsPhoto, picture: vintage },
  { prompt: 'Warmer light', editType: 'enhance', original: flowersPhoto, picture: warmer },
  { prompt: 'Cooler, more contrast', editType: 'general', original: lakePhoto, picture: cooler },
  { prompt: 'Sunset gradient', editType: 'background_change', original: profilePhoto, picture: sunset },
  { prompt: 'Sharper details', editType: 'enhance', original: balloonsPhoto, picture: sharper },
  { prompt: 'Polaroid frame', editType: 'general', original: flowersPhoto, picture: polaroid },
  { prompt: 'Sepia', editType: 'general', original: lakePhoto, picture: sepia },
  { prompt: 'Plain studio grey', editType: 'background_change', original: profilePhoto, picture: studio },
  { prompt: 'Vignette, darker', editType: 'general', original: balloonsPhoto, picture: vignette },
];
