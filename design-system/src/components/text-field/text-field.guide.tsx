import type { Guide } from '../../guides/guide.ts';
import { TextField } from './text-field.tsx';

export const textFieldGuide: Guide = {
  use: 'For one line of text that the user types: an address, a name, a password, a number that is known.',
  instead: {
    TextArea: 'it may need a second line',
    Composer: 'it is the prompt of a tool',
    Select: 'the values are known and five or more; fewer are a SegmentedControl',
    Slider: 'a number where the place on the scale matters more than the figure',
    FileDrop: 'it is a picture from the device',
  },
  choices: {
    size: {
      primary: 'in forms of their own: sign in, contact, a dialog',
      base: 'in settings and bars, beside other controls of 32 px',
    },
  },
  anatomy: [
    {
      name: 'Label',
      at: 'label',
      words:
        'One to three words. It can be hidden where the page makes the purpose plain, and never left out.',
    },
    {
      name: 'Box',
      at: 'input',
      words: 'A placeholder shows an example of the form; it is gone with the first letter.',
    },
    {
      name: 'Hint or error',
      at: '[id$="-note"]',
      words: 'Below the box: help, or in its place what is wrong and how to mend it. Both can be left out.',
    },
  ],
  do: [
    {
      shown: (
        <TextField
          label="Your email"
          type="email"
          error="Enter an address with an @, such as you@example.com."
        />
      ),
      words: 'An error says how to mend it, at the field.',
    },
    {
      shown: <TextField label="New password" type="password" hint="At least 8 characters." />,
      words: 'Rules stand there before the first letter, not after the press.',
    },
  ],
  dont: [
    {
      shown: <TextField label="Name" isLabelHidden placeholder="Name" />,
      words: 'A placeholder is no label: once something is typed, nobody sees what it was asked for.',
    },
    {
      shown: <TextField label="Your phone" error="Invalid input" />,
      words: 'It says that something is wrong, and not what.',
    },
  ],
  keys: { Tab: 'reach it, then the control at its end' },
};
