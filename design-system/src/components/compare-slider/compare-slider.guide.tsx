import type { Guide } from '../../guides/guide.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { CompareSlider } from './compare-slider.tsx';

const ignore = () => {};
const BEFORE = samplePicture(4, 480, 320);
const AFTER = samplePicture(9, 480, 320);

export const compareSliderGuide: Guide = {
  use: 'For what an edit changed: before on the left, after on the right, a divider between them.',
  instead: {
    PictureCanvas:
      'they are looked at closely: this stands inside, both are zoomed together and the divider stays where it is. Two results that are no before and after stand there as PicturePanes',
    SegmentedControl:
      'a Before/After toggle: it moves the same `value`, to 100 and to 0, and needs no second picture',
    MediaGrid: 'there are more than two',
  },
  anatomy: [
    { name: 'After', at: 'img', words: 'Whole, below; its label is on its corner.' },
    { name: 'Before', at: 'div + div > img', words: 'On the left, up to the divider.' },
    {
      name: 'Divider',
      at: '[role="slider"]',
      words: '`value` is the share of the picture before, 0 to 100, and belongs to the parent.',
    },
  ],
  do: [
    {
      shown: (
        <CompareSlider
          label="The harbour before and after dusk"
          before={{ src: BEFORE, alt: 'The harbour as it was taken' }}
          after={{ src: AFTER, alt: 'The harbour at dusk' }}
          aspectRatio={1.5}
          value={50}
          onValueChange={ignore}
        />
      ),
      words: 'The ratio of the original, from its stored size, and texts that tell the two apart.',
    },
  ],
  dont: [
    {
      shown: (
        <CompareSlider
          label="The harbour twice"
          before={{ src: BEFORE, alt: 'Make it dusk' }}
          after={{ src: AFTER, alt: 'Make it dusk' }}
          aspectRatio={1}
          value={100}
          onValueChange={ignore}
        />
      ),
      words: 'The same prompt twice, and a ratio that was guessed.',
    },
  ],
  keys: {
    Tab: 'reach the divider',
    'Arrow left, Arrow right': 'move it by 5 %',
    'Page up, Page down': 'move it by 10 %',
    'Home, End': 'only after, only before',
  },
};
