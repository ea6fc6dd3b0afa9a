import type { Guide } from '../../guides/guide.ts';
import { renderSampleTile, sampleTiles } from './sample-tiles.tsx';
import { TileGridSkeleton } from './tile-grid-skeleton.tsx';
import { TileGrid } from './tile-grid.tsx';

const ignore = () => {};
const NONE: ReadonlySet<string> = new Set();
const ONE: ReadonlySet<string> = new Set(['item-0']);

export const tileGridGuide: Guide = {
  use: 'For a library of hundreds or thousands of items that are looked at, opened, selected and moved.',
  instead: {
    MediaGrid: 'there are up to some dozens, each with buttons of its own',
    ResultGrid: 'they are the two to four results of one press',
    DataTable: 'they are read and compared by column',
    RecentItems: 'they are the latest items of a studio',
  },
  anatomy: [
    {
      name: 'Grid',
      at: '[role="grid"]',
      words: 'One tab stop. Only what is near the screen is in the document.',
    },
    {
      name: 'Row',
      at: '[role="row"]',
      words: 'All tiles of a row have the same height and none is cropped.',
    },
    {
      name: 'Tile',
      at: '[role="gridcell"]',
      words: 'Usually a MediaTile. A click opens it, or selects it while something is selected.',
    },
    {
      name: 'Check',
      at: '[data-check]',
      words: 'Selects without keys. A long press of a finger, and a frame over tiles, do so, too.',
    },
  ],
  do: [
    {
      shown: (
        <TileGrid
          label="A library with one selected"
          items={sampleTiles(4)}
          hasMore={false}
          selected={ONE}
          onSelectedChange={ignore}
          onOpen={ignore}
          renderTile={renderSampleTile}
        />
      ),
      words: 'While something is selected a FloatingBar says how many, and what can be done with them.',
    },
    {
      shown: <TileGridSkeleton label="Loading a library" count={4} />,
      words: 'Its skeleton has the true shape, and can be prerendered.',
    },
  ],
  dont: [
    {
      shown: (
        <TileGrid
          label="Two items"
          items={sampleTiles(2)}
          hasMore={false}
          selected={NONE}
          onSelectedChange={ignore}
          onOpen={ignore}
          renderTile={renderSampleTile}
        />
      ),
      words: 'A handful of items needs neither a selection nor a grid of keys: that is a MediaGrid.',
    },
  ],
  keys: {
    Tab: 'reach the tile that was last in use, and leave the grid',
    'Arrow right, Arrow left, Arrow down, Arrow up': 'go to the neighbour',
    'Home, End': 'go to the first or last tile of the row',
    'Ctrl+Home, Ctrl+End': 'go to the first or last tile of all',
    'Page down, Page up': 'go on or back by a screen',
    Enter: 'open it',
    Space: 'select it, or not any more',
    'Shift+Arrow right': 'select up to the neighbour; so do the other arrows',
    'Ctrl+A': 'select all',
    Escape: 'select none',
    Delete: 'remove what is selected, or else this tile',
  },
};
