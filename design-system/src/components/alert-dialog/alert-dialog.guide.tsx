import type { Guide } from '../../guides/guide.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';

export const alertDialogGuide: Guide = {
  use: 'For a question before something that cannot be undone, or that costs what the user may not expect.',
  instead: {
    Dialog: 'there is something to fill in',
    Toast: 'it can be undone: do it, and offer Undo for ten seconds',
    FloatingBar: 'several items were removed at once and can be brought back',
    CancelButton: 'a job is ended: that costs nothing, so nothing is asked',
  },
  anatomy: [
    { name: 'Question', at: '[role="alertdialog"] h2', words: 'With its object: "Delete this image?"' },
    {
      name: 'What follows',
      at: '[role="alertdialog"] p',
      words: 'What will happen, and whether it can be undone. It cannot be left out.',
    },
    {
      name: 'Way back',
      at: '[role="alertdialog"] button',
      words: 'Has the focus first, so that Enter does no harm.',
    },
    {
      name: 'Confirmation',
      at: '[role="alertdialog"] button:last-of-type',
      words: 'The verb of the question; in red (`isDestructive`) where something is lost.',
    },
  ],
  do: [
    {
      shown: (
        <Card as="section" aria-label="A question" padding={16}>
          <Stack gap={8}>
            <Heading level={3}>Delete this image?</Heading>
            <Text tone="muted">It disappears from your library at once. This cannot be undone.</Text>
            <Cluster justify="end">
              <Button>Keep it</Button>
              <Button variant="danger">Delete image</Button>
            </Cluster>
          </Stack>
        </Card>
      ),
      words: 'Both buttons can be understood without the question.',
    },
  ],
  dont: [
    {
      shown: (
        <Card as="section" aria-label="A guess" padding={16}>
          <Stack gap={8}>
            <Heading level={3}>Are you sure?</Heading>
            <Cluster justify="end">
              <Button>No</Button>
              <Button variant="danger">Yes</Button>
            </Cluster>
          </Stack>
        </Card>
      ),
      words: 'It says neither what is lost nor whether it comes back, so the hand learns to press Yes.',
    },
  ],
  keys: {
    Tab: 'go from one to the other',
    'Enter, Space': 'press the button that has the focus, at first the way back',
    Escape: 'go back without a change; a press beside it does not',
  },
};
