import type { Guide } from '../../guides/guide.ts';
import { Cluster } from '../layout/layout.tsx';
import { Button } from './button.tsx';

export const buttonGuide: Guide = {
  use: 'For what happens here and now: a verb that saves, makes or removes.',
  instead: {
    LinkText: 'it goes somewhere; `as="a"` gives a link the looks of a button where it is the way on',
    IconButton: 'the place is narrow and everybody knows the icon',
    PriceButton: 'pressing it spends credits',
  },
  choices: {
    variant: {
      primary: 'the one thing that a view is for, once: first in a row of a page, last in a dialog',
      secondary: 'everything else that is done often',
      ghost: 'beside content, where a frame would be noise',
      danger: 'it removes something; a dialog asks before it does what cannot be undone',
    },
    size: {
      dense: 'in lists and bars',
      base: 'in forms and dialogs',
      primary: 'the button that a studio ends with',
    },
  },
  anatomy: [
    {
      name: 'Label',
      at: 'button',
      words: 'A verb and its object. It stays while it loads, so the width does.',
    },
  ],
  do: [
    { shown: <Button variant="primary">Save changes</Button>, words: 'Say what happens.' },
    {
      shown: <Button disabledReason="Pick an image first.">Upscale</Button>,
      words: 'Give a reason: everyone can reach it and learn why.',
    },
  ],
  dont: [
    { shown: <Button variant="primary">OK</Button>, words: 'A name that says nothing has to be guessed.' },
    {
      shown: (
        <Cluster gap={8}>
          <Button variant="primary">Save</Button>
          <Button variant="primary">Publish</Button>
        </Cluster>
      ),
      words: 'Two primaries side by side leave the choice open.',
    },
  ],
  keys: { 'Enter, Space': 'press it', Tab: 'reach it, also when it is disabled with a reason' },
};
