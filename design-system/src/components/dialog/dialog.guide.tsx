import type { Guide } from '../../guides/guide.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { TextField } from '../text-field/text-field.tsx';

export const dialogGuide: Guide = {
  use: 'For one short task over the page, of one to five fields, after which the page goes on; what takes longer or deserves an address is a page.',
  instead: {
    AlertDialog: 'it asks before something that cannot be undone',
    Popover: 'a few settings beside their button, while the page stays in use',
    Lightbox: 'it shows one item at full size',
    Toast: 'it only says what has happened',
    Notice: 'it says how things stand, and stays on the page',
  },
  choices: {
    initialFocus: {
      field: 'there is something to type: the first field has the focus',
      action: 'there is something to decide: the first button, the safe one, has it',
    },
  },
  anatomy: [
    {
      name: 'Title',
      at: '[role="dialog"] h2',
      words: 'The task, as a verb and its object. It names the dialog and cannot be left out.',
    },
    {
      name: 'Close',
      at: '[role="dialog"] button[aria-label="Close"]',
      words: 'Leaves without a change, like Escape and a press beside it.',
    },
    {
      name: 'Description',
      at: '[role="dialog"] > p',
      words: 'One line that is read when it opens. It can be left out.',
    },
    { name: 'Content', at: '[role="dialog"] input', words: 'Scrolls where it is higher than the window.' },
    {
      name: 'Actions',
      at: '[data-dialog-actions]',
      words: 'The way back first, the main one last, with the verb of the title.',
    },
  ],
  do: [
    {
      shown: (
        <Card as="section" aria-label="Said once" padding={16}>
          <Stack>
            <Heading level={3}>Rename this image</Heading>
            <TextField label="Name" defaultValue="Lighthouse at dusk" />
            <Cluster justify="end">
              <Button>Cancel</Button>
              <Button variant="primary">Save name</Button>
            </Cluster>
          </Stack>
        </Card>
      ),
      words: 'Title and main button say the same verb.',
    },
  ],
  dont: [
    {
      shown: (
        <Card as="section" aria-label="Said never" padding={16}>
          <Stack>
            <Heading level={3}>Attention</Heading>
            <Cluster justify="end">
              <Button variant="primary">OK</Button>
              <Button variant="primary">Next</Button>
            </Cluster>
          </Stack>
        </Card>
      ),
      words: 'Steps one after the other, and dialogs over dialogs, are a page.',
    },
  ],
  keys: {
    Tab: 'go round inside; the page behind cannot be reached',
    Escape: 'close it; the focus is where it came from',
  },
};
