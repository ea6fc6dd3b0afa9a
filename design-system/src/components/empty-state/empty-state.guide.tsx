import type { Guide } from '../../guides/guide.ts';
import { ImageIcon, SearchIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { EmptyState } from './empty-state.tsx';

export const emptyStateGuide: Guide = {
  use: 'For a place where nothing is yet, or nothing fits a filter: it says what will be here and offers the next step.',
  instead: {
    Skeleton: 'it is still loading',
    ErrorState: 'it could not be loaded',
    RecentItems: 'it is a list of the latest items: it has all of these states',
    ResultPanel: 'it is the result of a studio: it has its own',
  },
  choices: {
    hue: {
      image: 'of the image tool: violet',
      video: 'of the video tool: amber',
      music: 'of the music tool: teal',
      text: 'of the text tool: blue. Elsewhere it is left out, and the icon is grey',
    },
  },
  anatomy: [
    {
      name: 'Icon',
      at: 'span[aria-hidden] > svg',
      words: "The tool's own, in its hue. Here alone, and on its icon, a tool has a colour.",
    },
    { name: 'Title', at: 'h2', words: 'What is missing, without blame.' },
    { name: 'Description', at: 'h2 + div', words: 'What will be here and how to get it.' },
    {
      name: 'Next step',
      at: 'button',
      words:
        'Example prompts that fill the composer, or one button. It can be left out where the step is beside it.',
    },
  ],
  do: [
    {
      shown: (
        <EmptyState
          hue="image"
          icon={<ImageIcon />}
          title="No pictures yet"
          description="They appear here. Start from one of these:"
          actions={<Chip>Lighthouse at dusk</Chip>}
        />
      ),
      words: 'It teaches the next step.',
    },
    {
      shown: (
        <EmptyState
          icon={<SearchIcon />}
          title="Nothing matches"
          description="No item has all of these filters."
          actions={<Button>Clear filters</Button>}
        />
      ),
      words: 'Empty by a filter is another state: its way out is to clear it.',
    },
  ],
  dont: [
    {
      shown: (
        <EmptyState
          icon={<ImageIcon />}
          title="Oops, no data!"
          description="There are no records to display."
        />
      ),
      words: 'It apologises, and the user knows no more than before.',
    },
  ],
  keys: { Tab: 'go through its actions' },
};
