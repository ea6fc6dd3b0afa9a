import type { Guide } from '../../guides/guide.ts';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';

export const cardGuide: Guide = {
  use: "For a surface that groups one thing's parts, or that leads to it as a whole.",
  instead: {
    Stack: 'a heading and some room say already what belongs together',
    PlanCard: 'it is a plan',
    JobTile: 'it is a result that is looked at',
    RadioGroup: 'one of them is chosen',
    Notice: 'it says how the page stands',
  },
  choices: {
    padding: {
      20: 'cards of a page',
      16: 'panels of a studio, and rows of a list',
      12: 'small ones, close together',
    },
  },
  anatomy: [
    {
      name: 'Surface',
      at: 'div:has(> div > h2)',
      words: 'A ground and a border; in the dark theme what is higher is lighter, and there is no shadow.',
    },
  ],
  do: [
    {
      shown: (
        <Card as="a" href="#text-to-image" isInteractive>
          <Stack gap={4}>
            <Text weight="medium">Text to image</Text>
            <Text tone="muted">Describe what you see.</Text>
          </Stack>
        </Card>
      ),
      words: 'The whole card is one link: no second one stands inside.',
    },
  ],
  dont: [
    {
      shown: (
        <Card>
          <Stack gap={8} align="start">
            <Heading level={3}>Account</Heading>
            <Card padding={12}>
              <Card padding={8}>
                <Button size="dense">Rename</Button>
              </Card>
            </Card>
          </Stack>
        </Card>
      ),
      words: 'Cards in cards show borders in place of an order.',
    },
  ],
  keys: { Tab: 'reach it where it is one link', Enter: 'follow it' },
};
