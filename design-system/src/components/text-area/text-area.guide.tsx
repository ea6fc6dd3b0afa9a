import type { Guide } from '../../guides/guide.ts';
import { TextArea } from './text-area.tsx';

const ignore = () => {};

export const textAreaGuide: Guide = {
  use: 'For a text of several lines in a form: a message, a description of oneself.',
  instead: {
    Composer: 'it is the prompt of a tool, with its price and its shortcut',
    TextField: 'it is one line: an address, a name',
  },
  anatomy: [
    { name: 'Label', at: 'label', words: 'Above the box, and pressed like the box.' },
    {
      name: 'Box',
      at: 'textarea',
      words:
        'Three lines at rest; it grows with its text to eight, then scrolls. Nobody has to pull at its corner.',
    },
  ],
  do: [
    {
      shown: (
        <TextArea
          label="What happened"
          value=""
          onChange={ignore}
          hint="Up to 1000 characters."
          linesMin={2}
        />
      ),
      words: 'Say a limit before it is met.',
    },
  ],
  dont: [
    {
      shown: <TextArea label="Display name" value="" onChange={ignore} linesMin={3} />,
      words: 'A large box asks for a long text.',
    },
  ],
  keys: { Tab: 'reach it and leave it', Enter: 'begin a new line; it does not submit' },
};
