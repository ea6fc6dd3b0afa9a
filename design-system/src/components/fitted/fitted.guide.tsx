import type { Guide } from '../../guides/guide.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { Fitted } from './fitted.tsx';

const picture = (alt: string) => (
  <img src={samplePicture(3, 270, 480)} alt={alt} style={{ display: 'block', width: '100%' }} />
);

export const fittedGuide: Guide = {
  use: 'For a tall picture or film that a result panel shows large, so that it and the buttons below it stand on one screen.',
  instead: {
    MediaGrid: 'it is a tile of a list',
    PictureCanvas: 'it is looked at closely',
    Lightbox: 'it takes the whole window',
  },
  anatomy: [
    {
      name: 'Picture',
      at: 'img',
      words:
        "At most 70 % of the window's height, never narrower than 240 px where there is room. Its ratio is known before it is there.",
    },
  ],
  do: [
    {
      shown: <Fitted aspectRatio={9 / 16}>{picture('A tall harbour, whole')}</Fitted>,
      words: 'The ratio of what is inside, from its stored size.',
    },
  ],
  dont: [
    {
      shown: (
        <div style={{ width: 120 }}>
          <Fitted aspectRatio={1}>{picture('A tall harbour in a square place')}</Fitted>
        </div>
      ),
      words: 'Another ratio than that of the picture leaves it higher than the screen.',
    },
  ],
  keys: {},
};
