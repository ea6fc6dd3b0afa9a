import type { Guide } from '../../guides/guide.ts';
import { HeartIcon } from '../../icons/icons.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { MediaTile, type TileMedia } from './media-tile.tsx';

const PICTURE: TileMedia = { kind: 'picture', src: samplePicture(1, 320, 320) };

export const mediaTileGuide: Guide = {
  use: 'For one item of any kind in a TileGrid, whose cell gives it its size and is the control.',
  instead: {
    JobTile: 'it has buttons of its own: a list beside a composer',
    AudioTrack: 'the track is played where it stands',
    Card: 'it is no item',
  },
  anatomy: [
    {
      name: 'Media',
      at: '[data-media]',
      words:
        'A picture, the poster of a film, the shape of a sound, the first words of a text, or the state of its job. A cancelled one is never called failed.',
    },
    {
      name: 'Marks',
      at: '[data-media] [role="img"]',
      words: 'Favourite, published: small signs with a name. They can be left out.',
    },
    {
      name: 'Prompt',
      at: '[data-media] + *',
      words:
        'Two lines of it, readable on every tile. It names the item, so the media needs no words of its own.',
    },
  ],
  do: [
    {
      shown: (
        <div style={{ width: 180 }}>
          <MediaTile
            kind="Image"
            prompt="A red fox in the snow"
            media={PICTURE}
            marks={[{ label: 'Favourite', icon: <HeartIcon fill="currentcolor" /> }]}
          />
        </div>
      ),
      words: 'Signs that are the same everywhere.',
    },
  ],
  dont: [
    {
      shown: (
        <div style={{ width: 180 }}>
          <MediaTile kind="Image" prompt="A red fox" media={PICTURE} note="Made on Nov 1, 2026 with HD" />
        </div>
      ),
      words: 'A note is for what ends, such as "12 days left": the rest stands in the recipe.',
    },
  ],
  keys: {},
};
