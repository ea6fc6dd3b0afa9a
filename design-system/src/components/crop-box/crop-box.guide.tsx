import type { Guide } from '../../guides/guide.ts';
import { sampleFile } from '../../stories/sample-file.ts';
import { largestArea } from './crop-area.ts';
import { CropBox } from './crop-box.tsx';

const ignore = () => {};
const SHAPE = { pictureRatio: 3 / 2, aspectRatio: 16 / 9 };

export const cropBoxGuide: Guide = {
  use: 'For choosing the part of a picture that has a wanted shape, such as the first frame of a film.',
  instead: {
    MaskBrush: 'a part of any form is to change, and the rest stays',
    PictureCanvas: 'the picture is only looked at',
  },
  anatomy: [
    {
      name: 'Frame',
      at: '[role="group"]',
      words:
        'Keeps its shape; dragged, or moved by keys. At first it is the largest there is (`largestArea`).',
    },
    {
      name: 'Smaller, larger',
      at: 'button',
      words: 'The same as + and -, for a pointer. They cannot be left out.',
    },
  ],
  do: [
    {
      shown: (
        <CropBox
          label="Part that becomes the cover"
          picture={sampleFile('cover.png')}
          {...SHAPE}
          value={largestArea(SHAPE)}
          onValueChange={ignore}
        />
      ),
      words: 'Name what the part becomes: the frame has no other words.',
    },
  ],
  dont: [
    {
      shown: (
        <CropBox
          label="Part that becomes the picture"
          picture={sampleFile('same.png')}
          pictureRatio={3 / 2}
          aspectRatio={3 / 2}
          value={{ x: 0, y: 0, width: 1, height: 1 }}
          onValueChange={ignore}
        />
      ),
      words: 'A picture that has the shape already needs no step for it.',
    },
  ],
  keys: {
    Tab: 'reach the frame, then its buttons',
    'Arrow left, Arrow right, Arrow up, Arrow down': 'move it by a hundredth of the picture',
    'Shift+Arrow left': 'move it by a tenth; so do the other arrows',
    '+, -': 'a larger or a smaller part',
  },
};
