import type { Guide } from '../../guides/guide.ts';
import { Badge } from '../badge/badge.tsx';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';

export const toastGuide: Guide = {
  use: 'For news about something the user did: a title of two to five words and one sentence, shown for 5 seconds, or 10 with an action.',
  instead: {
    Notice: 'it is so until something is done about it, and stays on the page',
    AlertDialog: 'it must be answered',
    TextField: 'it is about a field: that is the `error` of the field',
    ErrorState: 'a view could not be loaded',
    FloatingBar: 'it belongs to a selection, and stays while that can be undone',
  },
  anatomy: [
    {
      name: 'Toast',
      at: '[role="region"] li',
      words:
        'One at a time: the newest replaces the one on show. 420 px wide at most from 768 px up, the full width below. Its time stands still under a pointer, the focus, and in a hidden window.',
    },
    {
      name: 'Icon',
      at: '[role="region"] li > svg',
      words: 'Red for `destructive`, which is also said at once; the others wait until a sentence has ended.',
    },
    {
      name: 'Close',
      at: '[role="region"] li > button',
      words: 'A swipe of 50 px to the right does the same.',
    },
  ],
  do: [
    {
      shown: (
        <Stack gap={2}>
          <Text weight="medium">Generation Failed</Text>
          <Text tone="muted">The provider did not answer. Your 20 credits are back.</Text>
        </Stack>
      ),
      words: 'A `destructive` one says what happened, what to do, and whether it cost anything.',
    },
    {
      shown: (
        <Stack gap={2}>
          <Text weight="medium">Image moved to the bin</Text>
          <Text tone="accent">Undo</Text>
        </Stack>
      ),
      words: 'An action that is also found elsewhere: it is gone after ten seconds.',
    },
  ],
  dont: [
    {
      shown: (
        <Stack gap={2} align="start">
          <Text weight="medium">Your plan ends on Dec 1</Text>
          <Badge>for 5 seconds</Badge>
        </Stack>
      ),
      words: 'What is still true tomorrow does not vanish: that is a Notice.',
    },
  ],
  keys: {
    F8: 'go to the notifications from anywhere',
    Tab: 'go on to its buttons',
    Escape: 'dismiss it',
  },
};
