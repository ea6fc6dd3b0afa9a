import type { Guide } from '../../guides/guide.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { CancelButton } from './cancel-button.tsx';

const ignore = () => {};

export const cancelButtonGuide: Guide = {
  use: 'For ending a job that is under way, from its item.',
  instead: {
    ItemActions: 'the item has other actions once the job has ended: Cancel takes their place by itself',
    Button: 'nothing is under way yet: closing a dialog, discarding a draft',
  },
  anatomy: [
    {
      name: 'Item',
      at: 'article',
      words:
        'An `article` or `section`, named by what was asked for. The button goes with the job; the focus stays with the item.',
    },
    { name: 'Button', at: 'button', words: 'A cross, or words where there is room.' },
  ],
  do: [
    {
      shown: (
        <Card as="article" aria-label="Rain on a tin roof" padding={12}>
          <Cluster justify="space-between">
            <Text>Rain on a tin roof</Text>
            <CancelButton isEarly={false} isPending={false} onCancel={ignore} isInWords label="Stop" />
          </Cluster>
        </Card>
      ),
      words: 'Say "Stop" where what was made until then is kept.',
    },
  ],
  dont: [
    {
      shown: (
        <Stack gap={8} align="start">
          <Text>Do you really want to cancel?</Text>
          <Cluster>
            <Button>No</Button>
            <Button variant="danger">Yes</Button>
          </Cluster>
        </Stack>
      ),
      words: 'It asks no question: what is cancelled costs nothing, and the draft is still there.',
    },
  ],
  keys: { Tab: 'reach it', 'Enter, Space': 'end the job; the item gets the focus' },
};
