import type { Guide } from '../../guides/guide.ts';
import { CloseIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FloatingBar } from './floating-bar.tsx';

export const floatingBarGuide: Guide = {
  use: 'For what can be done while something is selected, or can be undone, above the lower edge of the screen.',
  instead: {
    Toast: 'it is news that goes by itself',
    ItemActions: 'the actions are those of one item, at that item',
    PlayerBar: 'it is the sound that goes on',
  },
  anatomy: [
    { name: 'Close', at: 'button[aria-label="Close"]', words: 'Ends the selection, or takes the bar away.' },
    {
      name: 'Message',
      at: '[role="status"]',
      words: '"3 selected": said to screen readers when it changes.',
    },
    {
      name: 'Controls',
      at: 'button:not([aria-label])',
      words:
        'Verbs, the main one first, what removes something last. Several bars stand in `FloatingBars`, the newest below.',
    },
  ],
  do: [
    {
      shown: (
        <FloatingBar
          message="3 removed from the folder"
          start={
            <IconButton label="Close">
              <CloseIcon />
            </IconButton>
          }
        >
          <Button>Undo</Button>
        </FloatingBar>
      ),
      words: 'How many, and the way back in one press.',
    },
  ],
  dont: [
    {
      shown: (
        <FloatingBar message="Welcome!">
          <Button variant="primary">Take the tour</Button>
        </FloatingBar>
      ),
      words: 'What nobody asked for does not stand over the page.',
    },
  ],
  keys: { Tab: 'go through its controls', Enter: 'press one' },
};
