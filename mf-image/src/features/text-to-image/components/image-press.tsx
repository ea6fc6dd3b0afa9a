import { ResultGrid } from '@aic/design-system/canvas';
import { tileKey, type ImageGeneration } from '@aic/sdk';
import { aspectRatioOf } from '../image-view.ts';
import { ImageTile } from './image-tile.tsx';

export interface ImagePressProps {
  /** In the order in which they were asked for. */
  results: readonly ImageGeneration[];
  onShow(id: string): void;
  onRerun(item: ImageGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** All results of one press, to choose from. */
export function ImagePress({ results, onShow, onRerun, rerunPrice }: ImagePressProps) {
  const [first] = results;
  return (
    <ResultGrid
      label="Results of one press"
      aspectRatio={first === undefined ? 1 : aspectRatioOf(first)}
      items={results.map((item, index) => ({
        id: tileKey(item),
        content: (
          <ImageTile
            item={item}
            // All have the same prompt.
            title={`${index + 1} of ${results.length}`}
            isShown={false}
            onOpen={() => onShow(item.id)}
            onRerun={onRerun}
            rerunPrice={rerunPrice}
          />
        ),
      }))}
    />
  );
}
