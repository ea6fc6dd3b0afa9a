import type { Guide } from '../../guides/guide.ts';
import { SegmentedControl } from './segmented-control.tsx';

const ignore = () => {};
const segmentsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

export const segmentedControlGuide: Guide = {
  use: 'For a setting with two to four values, all in sight, one of which is always chosen; up to ten where they are shapes.',
  instead: {
    Tabs: 'it changes what is shown below it, and sets nothing',
    Select: 'there are five and more, or the words are long',
    RadioGroup: 'each needs a line of explanation',
    Switch: 'it is on or off, and the other side has no name',
  },
  anatomy: [
    { name: 'Label', at: 'span[id]', words: 'Names the group. It can be hidden where the segments say it.' },
    {
      name: 'Segments',
      at: '[role="radiogroup"]',
      words: 'Alike in width where they can be; where words do not fit, they wrap.',
    },
    { name: 'Chosen segment', at: '[role="radio"][aria-checked="true"]', words: 'One always is.' },
  ],
  do: [
    {
      shown: (
        <SegmentedControl
          label="Picture quality"
          value="Standard"
          segments={segmentsOf(['Standard', 'HD'])}
          onValueChange={ignore}
        />
      ),
      words: 'One word each, of the same kind.',
    },
    {
      shown: (
        <SegmentedControl
          label="Shape"
          value="square"
          segments={[
            { value: 'square', label: 'Square', aspectRatio: 1 },
            { value: 'portrait', label: 'Portrait', aspectRatio: 9 / 16 },
            { value: 'landscape', label: 'Landscape', aspectRatio: 16 / 9 },
          ]}
          onValueChange={ignore}
        />
      ),
      words: 'A shape is seen before its word is read.',
    },
  ],
  dont: [
    {
      shown: (
        <SegmentedControl
          label="Month of the invoice"
          value="Jan"
          segments={segmentsOf(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'])}
          onValueChange={ignore}
        />
      ),
      words: 'Eight words are a list: a Select finds them by a letter.',
    },
  ],
  keys: { Tab: 'reach the chosen one, and leave the group', 'Arrow right, Arrow left': 'move and choose' },
};
