import type { Guide } from '../../guides/guide.ts';
import { TextIcon } from '../../icons/icons.ts';
import { Card } from '../card/card.tsx';
import { ItemList, ItemListSkeleton } from './item-list.tsx';
import { RecentItems } from './recent-items.tsx';

const ignore = () => {};
const QUERY = { data: [], isPending: false, isError: false, isFetching: false, refetch: ignore };
const LOOK = { hue: 'text', icon: <TextIcon /> } as const;
const skeleton = <ItemListSkeleton label="Loading the texts" itemHeight={64} />;
const list = (items: readonly { id: string }[]) => (
  <ItemList items={items.map(({ id }) => ({ id, content: <Card padding={12}>{id}</Card> }))} />
);

export const recentItemsGuide: Guide = {
  use: 'For the latest items of a studio, in every state that a list can be in, so that no tool forgets one.',
  instead: {
    TileGrid: 'it is the library, with all items',
    ResultPanel: 'it is the newest one, large',
    DataTable: 'they are facts to compare',
  },
  anatomy: [
    {
      name: 'Title',
      at: 'section h2',
      words: '"Recent Videos": heading and name of the region. A note may stand beside it.',
    },
    {
      name: 'Items',
      at: 'section li',
      words:
        'An ItemList of rows, or a MediaGrid of pictures. Failed ones stand among them and take no place. A first load that fails has a retry; a refresh that fails leaves what is there.',
    },
  ],
  do: [
    {
      shown: (
        <RecentItems
          title="Recent texts"
          noun="texts"
          query={QUERY}
          skeleton={skeleton}
          empty={{ ...LOOK, examples: { prompts: ['A note about bread'], onPick: ignore } }}
        >
          {list}
        </RecentItems>
      ),
      words: 'Empty it teaches: an example fills the prompt and starts nothing.',
    },
    {
      shown: (
        <RecentItems
          title="Recent notes"
          noun="notes"
          query={{ ...QUERY, isPending: true }}
          skeleton={skeleton}
        >
          {list}
        </RecentItems>
      ),
      words:
        'It loads in the true shape: `ItemListSkeleton` for rows, a MediaGrid of skeletons for pictures.',
    },
  ],
  dont: [
    {
      shown: (
        <RecentItems
          title="Recent letters"
          noun="letters"
          query={QUERY}
          skeleton={skeleton}
          empty={{ ...LOOK, title: 'No items', description: 'There are no items.' }}
        >
          {list}
        </RecentItems>
      ),
      words: 'A list that says only that it is empty leaves the first step to be guessed.',
    },
  ],
  keys: {},
};
