import type { Guide } from '../../guides/guide.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { PictureCanvas } from './picture-canvas.tsx';
import { PicturePanes } from './picture-panes.tsx';

const picture = (seed: number) => (
  <img src={samplePicture(seed, 480, 320)} alt={`A harbour to look at, ${seed}`} />
);

export const pictureCanvasGuide: Guide = {
  use: 'For a picture to look at closely: zoomed by pinch, Ctrl and wheel, double click, buttons and keys, and dragged while it is zoomed.',
  instead: {
    Fitted: 'it is only shown, whole',
    Lightbox: 'it is opened from a list: this stands inside, as `media`',
    CropBox: 'a part of it is chosen',
  },
  choices: {
    sizing: {
      picture: 'in a page: as wide as its place, in the shape of the picture',
      place: 'in a lightbox: all of the place, in which the picture stands whole and is never enlarged',
      content: 'around PicturePanes: as large as what is in it',
    },
  },
  anatomy: [
    {
      name: 'Stage',
      at: '[role="group"]',
      words:
        'Every picture in it follows the zoom in its own box: one, the two of a CompareSlider, or those of PicturePanes. Unzoomed it takes nothing from the page: a wheel and one finger scroll it.',
    },
    {
      name: 'Picture',
      at: '[role="group"] img',
      words:
        '`width` and `height` of the stored one: its shape, and what 100 % is. `onZoomedChange` is the time to bring a file with more pixels, not the start.',
    },
  ],
  do: [
    {
      shown: (
        <PictureCanvas label="Two results in step" width={480} height={320} sizing="content">
          <PicturePanes
            panes={[
              { id: 'a', label: 'A', aspectRatio: 1.5, picture: picture(4) },
              { id: 'b', label: 'B', aspectRatio: 1.5, picture: picture(9) },
            ]}
          />
        </PictureCanvas>
      ),
      words: 'Two in step show the same place. A `key` by what is shown lets the next picture begin whole.',
    },
  ],
  dont: [
    {
      shown: (
        <PictureCanvas label="A small picture" width={64} height={48}>
          <img src={samplePicture(5, 64, 48)} alt="A harbour of 64 pixels" />
        </PictureCanvas>
      ),
      words: 'A picture that has no more to show than its tile.',
    },
  ],
  keys: {
    Tab: 'reach the picture; what zooms loads then, or when a pointer comes',
    '+, -': 'in and out',
    '0': 'the whole picture',
    '1': 'actual size: a pixel of the picture for one of the page',
    'Arrow right, Arrow down, Arrow left, Arrow up':
      'move it while it is zoomed; before that they belong to what is around',
  },
};
