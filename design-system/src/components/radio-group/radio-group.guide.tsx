import type { Guide } from '../../guides/guide.ts';
import { RadioGroup } from './radio-group.tsx';

const ignore = () => {};

export const radioGroupGuide: Guide = {
  use: 'For one of two to six that need a line of explanation each.',
  instead: {
    SegmentedControl: 'a word each is enough',
    Select: 'there are more than six, or the page has no room',
    Checkbox: 'more than one may be chosen',
  },
  anatomy: [
    { name: 'Question', at: 'span[id]', words: 'Names the group.' },
    { name: 'Option', at: '[role="radio"]', words: 'Pressed by its words, too.' },
    {
      name: 'Explanation',
      at: '[id$="-note"]',
      words: 'What follows from the choice. It can be left out of one, not of all.',
    },
  ],
  do: [
    {
      shown: (
        <RadioGroup
          label="What happens to your items"
          value="keep"
          onValueChange={ignore}
          options={[
            { value: 'keep', label: 'Keep them', description: 'They stay until you remove them.' },
            { value: 'remove', label: 'Remove them', description: 'They lie in the bin for 30 days.' },
          ]}
        />
      ),
      words: 'Each line says what follows.',
    },
  ],
  dont: [
    {
      shown: (
        <RadioGroup
          label="Newsletter"
          value="no"
          onValueChange={ignore}
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
      words: 'Yes or no is one Checkbox.',
    },
  ],
  keys: { Tab: 'reach the chosen one, and leave the group', 'Arrow down, Arrow up': 'move and choose' },
};
