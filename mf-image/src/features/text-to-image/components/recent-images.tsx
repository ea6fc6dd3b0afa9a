import { ImageIcon } from '@aic/design-system';
import { previewNote, type ImageGeneration } from '@aic/sdk';
import { isAmongShown, type ShownItem } from '@aic/sdk/library';
import { LatestTiles, type StudioList } from '@aic/studio';
import { aspectRatioOf } from '../image-view.ts';
import { ImageTile } from './image-tile.tsx';

const RECENT_IMAGES_SHOWN = 6;

const EXAMPLES = [
  'A quiet mountain lake at sunrise in the mist',
  'Neon city at night in the rain',
  'Abstract art in coral and teal',
];

export interface RecentImagesProps extends StudioList<'image'> {
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
}

/** The latest six images. */
export const RecentImages = ({ onPick, ...list }: RecentImagesProps) => (
  <LatestTiles
    title="Recent Generations"
    noun="images"
    label="Your latest images"
    loadingLabel="Loading your images"
    note={previewNote}
    query={list.query}
    countMax={RECENT_IMAGES_SHOWN}
    ratio={1}
    ratioOf={aspectRatioOf}
    empty={{ hue: 'image', icon: <ImageIcon />, examples: { prompts: EXAMPLES, onPick } }}
  >
    {(item) => (
      <ImageTile
        item={item}
        list={list}
        isShown={isAmongShown(item, list.shown)}
        onOpen={() => choose(item, list.shown)}
      />
    )}
  </LatestTiles>
);

/** While two are compared, the next one takes the place of the second. */
function choose({ id, status }: ImageGeneration, { shownId, comparedId, show, compare }: ShownItem): void {
  if (comparedId !== null && id !== shownId && status === 'completed') compare(id);
  else show(id);
}
