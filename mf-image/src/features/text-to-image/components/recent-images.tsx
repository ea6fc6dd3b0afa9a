import { previewNote, type ImageGeneration } from '@aic/sdk';
import { isAmongShown, LatestTiles, type ShownItem, type StudioList } from '@aic/studio';
import { aspectRatioOf } from '../image-view.ts';
import { ImageTile } from './image-tile.tsx';

const RECENT_IMAGES_SHOWN = 6;

/** The latest six images. */
export const RecentImages = (list: StudioList<'image'>) => (
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
