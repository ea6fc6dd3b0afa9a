import type { Guide } from '../../guides/guide.ts';
import { sampleFile } from '../../stories/sample-file.ts';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { MaskBrush } from './mask-brush.tsx';
import type { MaskStep } from './mask-steps.ts';

const ignore = () => {};
const MARKED: readonly MaskStep[] = [
  {
    kind: 'stroke',
    isErasing: false,
    size: 0.18,
    points: [
      { x: 0.3, y: 0.4 },
      { x: 0.6, y: 0.6 },
    ],
  },
];

export const maskBrushGuide: Guide = {
  use: 'For marking the part of a picture that an edit is to change, with a brush, a finger or the keys.',
  instead: {
    CropBox: 'the part has a fixed shape',
    FileDrop: 'the mask is a file that the user has',
  },
  anatomy: [
    { name: 'Tools', at: '[role="radiogroup"]', words: 'Brush or eraser, and how large it is.' },
    {
      name: 'Picture',
      at: '[role="application"]',
      words:
        'Each stroke is a step in shares of the picture, so that it can be undone and the mask made at any size.',
    },
    {
      name: 'Steps',
      at: '[role="application"] + div',
      words: 'Undo, Clear, Mark all, Invert: a mask without a single stroke.',
    },
    {
      name: 'Share',
      at: '[aria-live]',
      words: 'How much is marked, in words. `maskFile` makes the PNG of it: transparent where it is marked.',
    },
  ],
  do: [
    {
      shown: (
        <Stack gap={8}>
          <Text>Only what is marked changes. The rest of the picture stays.</Text>
          <MaskBrush
            label="Sky to change"
            picture={sampleFile('sky.png')}
            pictureRatio={1.5}
            value={MARKED}
            onValueChange={ignore}
          />
        </Stack>
      ),
      words:
        'Say beside it that the rest stays. Load it when it is asked for, and only where the engine takes a mask.',
    },
  ],
  dont: [
    {
      shown: (
        <MaskBrush
          label="Nothing to change"
          picture={sampleFile('nothing.png')}
          pictureRatio={1.5}
          value={[]}
          onValueChange={ignore}
        />
      ),
      words: 'A mask that marks nothing is never sent: it would be paid for.',
    },
  ],
  keys: {
    Tab: 'go through tools, picture and steps',
    'Arrow right, Arrow left, Arrow up, Arrow down': 'move the brush by 2 %',
    'Shift+Arrow up': 'move it by 10 %; so do the other arrows',
    'Space, Enter': 'mark, or erase, under the brush',
  },
};
