import type { Guide } from '../../guides/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { LinkText } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

const ignore = () => {};

export const checkboxGuide: Guide = {
  use: 'For a yes or no that waits until the form is sent, and for any number of a list.',
  instead: {
    Switch: 'it acts at once',
    RadioGroup: 'exactly one of several, with a line of explanation each',
    SegmentedControl: 'exactly one of two to four, in a word each',
    Chip: 'filters above a list, which act at once',
  },
  anatomy: [
    { name: 'Box', at: '[role="checkbox"]', words: 'Off at first where it gives a consent.' },
    {
      name: 'Label',
      at: 'label',
      words: 'What is so when it is on. Pressed like the box; it may hold a link.',
    },
  ],
  do: [
    {
      shown: (
        <Checkbox
          label={
            <>
              I agree to the <LinkText href="#terms">terms</LinkText>
            </>
          }
          isChecked={false}
          onChange={ignore}
        />
      ),
      words: 'A sentence that is true once it is on.',
    },
    {
      shown: (
        <Checkbox
          label="Keep the original"
          hint="Part of Pro and Creator+."
          isChecked={false}
          isDisabled
          onChange={ignore}
        />
      ),
      words: 'A disabled one says why in its hint.',
    },
  ],
  dont: [
    {
      shown: (
        <Stack gap={4}>
          <Checkbox label="Do not send me no news" isChecked onChange={ignore} />
        </Stack>
      ),
      words: 'What is turned off by turning it on is read three times.',
    },
  ],
  keys: { Tab: 'reach it', Space: 'turn it on or off' },
};
