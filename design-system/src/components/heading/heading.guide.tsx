import type { Guide } from '../../guides/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Heading } from './heading.tsx';

export const headingGuide: Guide = {
  use: 'For the title of a page, a section, a card: its level is its place in the outline, its size is how it looks.',
  instead: {
    Text: 'it is large and heads nothing, such as a price',
    TitleButton: "it is an item's title in a list",
  },
  choices: {
    size: {
      hero: '44 px: the first line of the landing page',
      display: '32 px: the title of a page that is read',
      heading: '24 px: the title of a tool or a page, as level 1 has it',
      title: '20 px: a section, as level 2 has it',
      lead: '18 px: a card, an empty state, as level 3 has it',
      ui: '14 px: a panel of a studio, as level 4 has it',
    },
  },
  anatomy: [
    {
      name: 'Heading',
      at: 'h1',
      words: 'Two to five words in sentence case, without a full stop. Each page has one of level 1.',
    },
  ],
  do: [
    {
      shown: (
        <Stack gap={4}>
          <Heading level={3} size="ui">
            Result
          </Heading>
          <Text tone="muted">The level of the outline, the size of a panel.</Text>
        </Stack>
      ),
      words: 'Choose the level by the outline, and then a size if it should look otherwise.',
    },
  ],
  dont: [
    {
      shown: (
        <Text size="title" weight="strong">
          Your invoices
        </Text>
      ),
      words: 'It looks like a heading, and one who goes from heading to heading does not find it.',
    },
  ],
  keys: {},
};
