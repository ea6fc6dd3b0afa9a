import type { Guide } from '../../guides/guide.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { PriceButton } from './price-button.tsx';

export const priceButtonGuide: Guide = {
  use: 'For the press that spends credits: every generate button has its price on it.',
  instead: {
    Button: 'it costs nothing',
    RerunButton: 'it makes the same once more, from its item',
  },
  choices: {
    type: {
      submit: 'it ends the composer around it, whose keys it then shows',
      button: 'there is no form around it',
    },
  },
  anatomy: [
    {
      name: 'Verb',
      at: 'button',
      words: 'What is made: "Generate video". It stays while it loads, so the width does.',
    },
    {
      name: 'Price',
      at: 'button span > span:last-child',
      words: 'What is held at the press, never "from" or "about". It cannot be left out.',
    },
  ],
  do: [
    {
      shown: <PriceButton label="Generate" credits={20} type="button" />,
      words: 'Show the price that is held.',
    },
    {
      shown: <PriceButton label="Generate" credits={20} type="button" disabledReason="You have 8 credits." />,
      words: 'Say why it cannot be pressed: the reason stands below it, for everyone.',
    },
  ],
  dont: [
    {
      shown: (
        <Stack gap={4} align="start">
          <Button variant="primary" size="primary">
            Generate
          </Button>
          <small>20 credits will be charged</small>
        </Stack>
      ),
      words: 'A price beside the button is read after the press.',
    },
  ],
  keys: { Tab: 'reach it, also when it gives a reason', 'Enter, Space': 'press it; held down, once' },
};
