import type { Guide } from '../../guides/guide.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { MediaGrid } from './media-grid.tsx';

const item = (place: number, width: number, height: number) => ({
  id: String(place),
  aspectRatio: width / height,
  content: (
    <img
      src={samplePicture(place, width, height)}
      alt={`Harbour ${place}`}
      style={{ display: 'block', width: '100%' }}
    />
  ),
});

export const mediaGridGuide: Guide = {
  use: 'For up to some dozens of pictures of any shape in justified rows, none of them cropped, each with buttons of its own.',
  instead: {
    TileGrid: 'there are hundreds, or they are selected and moved',
    ResultPanel: 'they are the two to four results of one press: ResultGrid, in it, has them on one screen',
    Grid: 'they are cards of one width',
    RecentItems: 'the list may load, fail or be empty: it stands around this',
  },
  anatomy: [
    {
      name: 'Row',
      at: '[role="list"]',
      words: 'Every picture of it has the same height. The order is that of reading and of Tab.',
    },
    {
      name: 'Item',
      at: '[role="list"] > li',
      words:
        'As wide as its shape asks for, at least 160 px, so that its buttons have room. A tall one on a phone may be higher than its neighbours.',
    },
  ],
  do: [
    {
      shown: (
        <MediaGrid
          label="Pictures of all shapes"
          items={[item(1, 320, 320), item(2, 448, 256), item(3, 320, 320)]}
        />
      ),
      words: 'Ratios from the stored sizes: nothing moves when the pictures come.',
    },
  ],
  dont: [
    {
      shown: (
        <MediaGrid
          label="Pictures made square"
          items={[
            { ...item(1, 448, 256), aspectRatio: 1 },
            { ...item(2, 256, 448), aspectRatio: 1 },
          ]}
        />
      ),
      words: 'Another ratio than that of the picture breaks the row.',
    },
  ],
  keys: {},
};
