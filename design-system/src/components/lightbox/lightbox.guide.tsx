import type { Guide } from '../../guides/guide.ts';
import { DownloadIcon } from '../../icons/icons.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';

export const lightboxGuide: Guide = {
  use: 'For one item at full size over any page, with how it was made and what can be done with it.',
  instead: {
    ResultPanel: 'it is the newest result of a studio, beside its composer',
    PictureCanvas: 'the picture is zoomed: it stands inside, as `media`',
    Dialog: 'it is a task',
  },
  anatomy: [
    {
      name: 'Media',
      at: '[role="dialog"] img',
      words: 'Whole, as large as the window allows; words (`isText`) scroll. It fills the screen of a phone.',
    },
    {
      name: 'Before, next',
      at: '[role="dialog"] button[aria-label="Next"]',
      words:
        'Go through the list it was opened from; a swipe does the same. Both are left out where it is alone.',
    },
    { name: 'Title', at: '[role="dialog"] h2', words: 'Names the view and heads the recipe.' },
    {
      name: 'Close',
      at: '[role="dialog"] button[aria-label="Close"]',
      words: 'The focus goes back to the tile. A press beside the media does the same.',
    },
  ],
  do: [
    {
      shown: (
        <Card as="section" aria-label="A recipe" padding={16}>
          <Stack gap={8} align="start">
            <Text size="reading">A lighthouse on a cliff at dusk</Text>
            <Text tone="muted" isTabular>
              1792 x 1024, HD, 20 credits
            </Text>
            <Button variant="primary" iconStart={<DownloadIcon />}>
              Download
            </Button>
          </Stack>
        </Card>
      ),
      words:
        'The recipe beside it: words, settings, price, then actions. The page keeps it open in its URL, so that it can be shared.',
    },
  ],
  dont: [
    {
      shown: <img src={samplePicture(4, 320, 200)} alt="A lighthouse in a box" width={160} height={100} />,
      words: 'A picture that is hardly larger than its tile was not worth the press.',
    },
  ],
  keys: {
    'Arrow right, Arrow left': 'the next item, or the one before; in a field or a player they belong to that',
    Escape: 'close it',
  },
};
