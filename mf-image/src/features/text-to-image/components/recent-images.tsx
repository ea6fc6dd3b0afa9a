import { ImageIcon } from '@aic/design-system';
import { MediaGrid, RecentItems, Skeleton } from '@aic/design-system/studio';
import { previewNote, tileKey, type ImageGeneration, type useGenerations } from '@aic/sdk';
import { isAmongShown, type ShownItem } from '@aic/sdk/library';
import { aspectRatioOf } from '../image-view.ts';
import { ImageTile } from './image-tile.tsx';

const RECENT_IMAGES_SHOWN = 6;

const EXAMPLES = [
  'A quiet mountain lake at sunrise in the mist',
  'Neon city at night in the rain',
  'Abstract art in coral and teal',
];

export interface RecentImagesProps {
  images: ReturnType<typeof useGenerations<'image'>>;
  shown: ShownItem;
  onRerun(item: ImageGeneration): void;
  /** Credits that running one again holds. */
  rerunPrice: number;
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
}

/** The latest six images. */
export function RecentImages(props: RecentImagesProps) {
  const { images, shown, onRerun, rerunPrice, onPick } = props;
  return (
    <RecentItems
      title="Recent Generations"
      noun="images"
      note={(items) => previewNote(items)}
      query={images}
      countMax={RECENT_IMAGES_SHOWN}
      skeleton={<MediaGrid label="Loading your images" items={SKELETONS} />}
      empty={{ hue: 'image', icon: <ImageIcon />, examples: { prompts: EXAMPLES, onPick } }}
    >
      {(items) => (
        <MediaGrid
          label="Your latest images"
          items={items.map((item) => ({
            id: tileKey(item),
            aspectRatio: aspectRatioOf(item),
            content: (
              <ImageTile
                item={item}
                isShown={isAmongShown(item, shown)}
                onOpen={() => choose(item, shown)}
                onRerun={onRerun}
                rerunPrice={rerunPrice}
              />
            ),
          }))}
        />
      )}
    </RecentItems>
  );
}

/** While two are compared, the next one takes the place of the second. */
function choose({ id, status }: ImageGeneration, { shownId, comparedId, show, compare }: ShownItem): void {
  if (comparedId !== null && id !== shownId && status === 'completed') compare(id);
  else show(id);
}

const SKELETONS = ['a', 'b', 'c'].map((id) => ({
  id,
  aspectRatio: 1,
  content: <Skeleton aspectRatio={1} radius="card" />,
}));
