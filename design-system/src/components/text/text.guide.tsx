import type { Guide } from '../../guides/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Text } from './text.tsx';

export const textGuide: Guide = {
  use: 'For every text of the interface that is no heading: sizes, colours and weights come from here and from nowhere else.',
  instead: {
    Heading: 'it heads what follows',
    LinkText: 'it leads somewhere',
    Markdown: 'it is a text that an engine or a user wrote, with its own headings and lists',
    Badge: 'it is a state or kind beside a thing',
  },
  choices: {
    size: {
      caption: '12 px: notes, dates, what stands below a field',
      small: '13 px: labels, and text in dense places',
      ui: '14 px: the interface',
      reading: '16 px: prompts, and text of more than two lines',
      lead: '18 px: the sentence below a large title',
      title: '20 px: a figure that leads, such as a balance',
      heading: '24 px: a figure that is the view, such as a price',
      display: '32 px: landing page alone',
      hero: '44 px: landing page alone',
    },
    tone: {
      default: 'what is read',
      muted: 'what explains it',
      subtle: 'hints and dates: the least that can still be read',
      accent: 'the one word that stands out, seldom; a link has it by itself',
      danger: 'something failed, or is lost if nothing is done: red means nothing else',
      success: 'it is in order or done',
    },
    weight: {
      regular: 'text',
      medium: 'names and figures within it',
      strong: 'seldom: the one figure of a view',
    },
  },
  anatomy: [
    {
      name: 'Text',
      at: 'p',
      words: 'A `p`, unless `as` says otherwise. `isMeasured` caps its line at 68 characters.',
    },
  ],
  do: [
    {
      shown: (
        <Stack gap={2}>
          <Text weight="medium" isTabular>
            480 of 500 credits
          </Text>
          <Text size="caption" tone="subtle">
            Resets on 1 December
          </Text>
        </Stack>
      ),
      words: 'Two steps of size or tone say what is first; figures that change are `isTabular`.',
    },
  ],
  dont: [
    {
      shown: (
        <Text tone="danger" weight="strong">
          New: four results at once!
        </Text>
      ),
      words: 'Red that means "look here" makes real errors unread.',
    },
  ],
  keys: {},
};
