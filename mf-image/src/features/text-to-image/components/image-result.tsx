import { ImageIcon } from '@aic/design-system';
import { CompareIcon } from '@aic/design-system/canvas';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  DownloadIcon,
  ExpandIcon,
  Fitted,
  ResultFooter,
  ResultPanel,
  Skeleton,
} from '@aic/design-system/studio';
import { lazyPart, type ImageGeneration, type useGenerations } from '@aic/sdk';
import { resultsOf, type ShownItem, useNextStep, useOpenItem } from '@aic/sdk/library';
import { Suspense } from 'react';
import { aspectRatioOf, comparableTo, settingsOf } from '../image-view.ts';
import { useImageActions } from '../use-image-actions.ts';
import { ImagePress } from './image-press.tsx';
import { ImageTile } from './image-tile.tsx';

/** It brings what compares with it, for who asks for that. */
const ImageComparison = lazyPart('The comparison', () =>
  import('./image-comparison.tsx').then((file) => file.ImageComparison),
);

export interface ImageResultProps {
  images: ReturnType<typeof useGenerations<'image'>>;
  shown: ShownItem;
  onRerun(item: ImageGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** The image that is shown, large: alone, with the others of its press, or beside one that it is compared with. */
export function ImageResult({ images, shown, onRerun, rerunPrice }: ImageResultProps) {
  const { shownId, pressId, comparedId, show, compare, panelRef } = shown;
  const items = images.data ?? [];
  const results = resultsOf(items, pressId);
  const other = items.find(({ id }) => id === comparedId);
  const isOne = results.length === 0 && other === undefined;
  return (
    <ResultPanel
      query={images}
      itemId={shownId}
      ref={panelRef}
      skeletonRatio={1}
      empty={{
        hue: 'image',
        icon: <ImageIcon />,
        title: 'Your image appears here',
        description: 'Describe it on this page and press Generate. It takes a few seconds.',
      }}
      renderFooter={(item) => isOne && <Footer item={item} items={items} shown={shown} />}
    >
      {(item) => {
        if (other !== undefined) {
          return (
            <Suspense fallback={<Skeleton aspectRatio={2 * aspectRatioOf(item)} radius="card" />}>
              <ImageComparison item={item} other={other} onEnd={() => compare(null)} />
            </Suspense>
          );
        }
        if (!isOne) {
          return (
            <>
              <ImagePress results={results} onShow={show} onRerun={onRerun} rerunPrice={rerunPrice} />
              <ResultFooter
                note={`${results.length} results of one press · ${settingsOf(item)}`}
                about={item.prompt}
                cancel={null}
                actions={[]}
              />
            </>
          );
        }
        return (
          <Fitted aspectRatio={aspectRatioOf(item)}>
            <ImageTile item={item} isLarge onOpen={undefined} onRerun={onRerun} rerunPrice={rerunPrice} />
          </Fitted>
        );
      }}
    </ResultPanel>
  );
}

interface FooterProps {
  item: ImageGeneration;
  items: readonly ImageGeneration[];
  shown: ShownItem;
}

/** The same buttons in every state of the item, so that nothing moves when it is done. */
function Footer({ item, items, shown }: FooterProps) {
  const { download } = useImageActions();
  const open = useOpenItem(items)(item);
  const other = comparableTo(item, items);
  const { batchId = null } = item;
  const count = resultsOf(items, batchId).length;
  const next = useNextStep(item);
  const isMissing = item.status === 'completed' ? undefined : 'There is no picture yet';
  return (
    <ResultFooter
      note={settingsOf(item)}
      about={item.prompt}
      // The tile itself has Cancel.
      cancel={null}
      actions={[
        next && { ...next, icon: <ArrowRightIcon /> },
        batchId !== null &&
          count > 0 && {
            id: 'press',
            label: `All ${count} results`,
            icon: <ArrowLeftIcon />,
            onPress: () => shown.showPress(batchId),
          },
        other !== undefined && {
          label: 'Compare',
          icon: <CompareIcon />,
          onPress: () => shown.compare(other.id),
          disabledReason: isMissing,
        },
        {
          label: 'Open',
          icon: <ExpandIcon />,
          onPress: () => open?.(),
          disabledReason: open === undefined ? 'It is being started' : undefined,
        },
        {
          label: 'Download',
          icon: <DownloadIcon />,
          onPress: () => void download(item),
          disabledReason: isMissing,
        },
      ]}
    />
  );
}
