import type { Guide } from '../../guides/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Progress } from './progress.tsx';

export const progressGuide: Guide = {
  use: 'For work under way whose share is known, such as an upload, or that takes longer than some seconds.',
  instead: {
    Skeleton: 'a view loads whose shape is known',
    Spinner: 'it takes a moment, and stands in a button or beside a word',
    JobTile: 'it is a job with a picture to come: the tile shows its progress',
    CreditMeter: 'it is what is left, and nothing is under way',
  },
  anatomy: [
    {
      name: 'Bar',
      at: '[role="progressbar"]',
      words: 'Grows and never goes back. With `null` it moves by itself: the share is not known.',
    },
  ],
  do: [
    {
      shown: (
        <Stack gap={4}>
          <Text size="small">Uploading, 2 of 5 MB</Text>
          <Progress label="Upload of harbour.png" value={0.4} />
        </Stack>
      ),
      words: 'Words beside it say what is under way.',
    },
    {
      shown: <Progress label="Composing" value={null} />,
      words: 'Where nobody knows the share, it says so.',
    },
  ],
  dont: [
    {
      shown: <Progress label="Almost there" value={0.99} />,
      words: 'A made-up figure that waits at 99 % is worse than none.',
    },
  ],
  keys: {},
};
