import type { Guide } from '../../guides/guide.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Switch } from './switch.tsx';

const ignore = () => {};

export const switchGuide: Guide = {
  use: 'For a setting that takes effect at once, such as mails, camera control or a public page.',
  instead: {
    Checkbox: 'it waits until a form is sent',
    SegmentedControl: 'both sides have a name of their own: Standard and HD',
    Chip: 'it filters a list',
  },
  anatomy: [
    { name: 'Label', at: 'label', words: 'What is on, not what the press does; pressed like the switch.' },
    { name: 'Switch', at: '[role="switch"]', words: 'Its place and its colour say the same.' },
  ],
  do: [
    {
      shown: <Switch label="Camera control" hint="30 credits instead of 20." isOn onChange={ignore} />,
      words: 'The hint says what turning it on does, also to the price.',
    },
    {
      shown: (
        <Switch
          label="Original quality"
          hint="Part of Pro and Creator+."
          isOn={false}
          isDisabled
          onChange={ignore}
        />
      ),
      words: 'A locked one says why.',
    },
  ],
  dont: [
    {
      shown: (
        <Stack align="start">
          <Switch label="Newsletter" isOn onChange={ignore} />
          <Button variant="primary">Save</Button>
        </Stack>
      ),
      words: 'With a button to save it, nobody knows when it acts: that is a Checkbox.',
    },
    {
      shown: <Switch label="Turn on mails" isOn onChange={ignore} />,
      words: 'Turned on, it still asks to be turned on.',
    },
  ],
  keys: { Tab: 'reach it', 'Space, Enter': 'turn it on or off' },
};
