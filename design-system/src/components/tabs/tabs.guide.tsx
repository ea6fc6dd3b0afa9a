import type { Guide } from '../../guides/guide.ts';
import { Tabs } from './tabs.tsx';

export const tabsGuide: Guide = {
  use: 'For two to six sibling views of one thing, of which one is seen at a time.',
  instead: {
    SegmentedControl: 'it sets a value and the page stays: standard or HD',
    LinkText: 'each view is a page with an address of its own',
    Chip: 'it filters the list below it',
  },
  anatomy: [
    {
      name: 'List',
      at: '[role="tablist"]',
      words: 'Has a name for screen readers. Scrolls where it is too long.',
    },
    {
      name: 'Tab',
      at: '[role="tab"]',
      words: 'One or two words; an icon can be left out. The order never changes.',
    },
    { name: 'View', at: '[role="tabpanel"]', words: 'Is rendered once its tab is open.' },
  ],
  do: [
    {
      shown: (
        <Tabs
          label="Ways to begin"
          items={[
            { value: 'text', label: 'From text', content: 'Describe the film.' },
            { value: 'picture', label: 'From a picture', content: 'A picture that moves.' },
          ]}
        />
      ),
      words: 'Views of the same thing: what is typed in one may help in the other.',
    },
  ],
  dont: [
    {
      shown: (
        <Tabs
          label="Steps of an order"
          items={[
            { value: 'one', label: '1. Plan', content: 'Choose a plan.' },
            { value: 'two', label: '2. Card', content: 'Then your card.', isDisabled: true },
          ]}
        />
      ),
      words: 'Steps that follow each other are a page each: a tab can be opened at any time.',
    },
  ],
  keys: {
    Tab: 'reach the open tab, then its view',
    'Arrow right, Arrow left': 'open the next one, or the one before',
    'Home, End': 'open the first or last one',
  },
};
