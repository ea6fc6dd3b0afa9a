import type { Guide } from '../../guides/guide.ts';
import { Select } from './select.tsx';

const ignore = () => {};
const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

export const selectGuide: Guide = {
  use: 'For one of five or more known values in the room of one; 200 still work, because typing the first letters finds an option.',
  instead: {
    SegmentedControl: 'there are two to four, or up to ten shapes: they stand in sight',
    RadioGroup: 'each needs a line of explanation to be chosen',
    CommandPalette: 'a name is known by a word in its middle, or a server finds them: a field narrows them',
    TextField: 'the value may be one that nobody has listed',
    DropdownMenu: 'the entries do something and none of them is a value',
    Checkbox: 'more than one may be chosen: a list of them',
  },
  choices: {
    size: {
      base: 'among the settings of a tool',
      primary: 'in forms, beside a TextField',
    },
  },
  anatomy: [
    { name: 'Label', at: 'label', words: 'Above the box. It can be hidden, and never left out.' },
    {
      name: 'Box',
      at: '[role="combobox"]',
      words:
        'Shows the value, or a placeholder that says what may be chosen. Its list keeps 10 px from the edges of the window.',
    },
  ],
  do: [
    {
      shown: (
        <Select
          label="Preferred genre"
          value={undefined}
          placeholder="Any genre"
          hint="Optional."
          onValueChange={ignore}
          options={optionsOf(['Ambient', 'Classical', 'Electronic', 'Folk', 'Jazz', 'Pop', 'Rock'])}
        />
      ),
      words:
        'In the order of the alphabet, or in one that is known: the eye finds it before the list is read.',
    },
  ],
  dont: [
    {
      shown: (
        <Select
          label="Picture quality"
          value="Standard"
          onValueChange={ignore}
          options={optionsOf(['Standard', 'HD'])}
        />
      ),
      words: 'Two of them are two presses away, and one is out of sight: a SegmentedControl shows both.',
    },
  ],
  keys: {
    Tab: 'reach it',
    'Enter, Space': 'open the list, or choose and close',
    'Arrow down, Arrow up': 'go through the list; nothing is chosen on the way',
    'Home, End': 'go to the first or last option',
    Escape: 'close it and keep what was chosen',
  },
};
