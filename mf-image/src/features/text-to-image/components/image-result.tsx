import { CompareIcon } from '@aic/design-system/canvas';
import { ExpandIcon, Fitted, ResultPanel, Skeleton } from '@aic/design-system/studio';
import { lazyPart, type ImageGeneration } from '@aic/sdk';
import { itemTitle } from '@aic/sdk/facts';
import { PressFooter, PressResults, resultsOf, StudioFooter, type StudioList, wallPanel } from '@aic/studio';
import { type ReactNode, Suspense } from 'react';
import { aspectRatioOf, comparableTo, settingsOf } from '../image-view.ts';
import { NO_PICTURE_REASON, useImageButtons } from '../use-image-buttons.tsx';
import { ImageTile } from './image-tile.tsx';

/** It brings what compares with it, for who asks for that. */
const ImageComparison = lazyPart('The comparison', () =>
  import('./image-comparison.tsx').then((file) => file.ImageComparison),
);

export interface ImageResultProps extends StudioList<'image'> {
  /** Before the first result. */
  wall: ReactNode;
}

/** The image that is shown, large: alone, with the others of its press, or beside one that it is compared with. */
export function ImageResult({ wall, ...list }: ImageResultProps) {
  const { query, shown, isEmpty } = list;
  const { shownId, pressId, comparedId, show, compare, panelRef } = shown;
  const items = query.data ?? [];
  const results = resultsOf(items, pressId);
  const other = items.find(({ id }) => id === comparedId);
  const isOne = results.length === 0 && other === undefined;
  return (
    <ResultPanel
      query={query}
      itemId={shownId}
      ref={panelRef}
      skeletonRatio={1}
      {...wallPanel(isEmpty, wall)}
      renderFooter={(item) => isOne && <Footer item={item} list={list} />}
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
              <PressResults results={results} aspectRatio={aspectRatioOf(item)}>
                {(result, title) => (
                  <ImageTile
                    item={result}
                    list={list}
                    title={title}
                    isShown={false}
                    onOpen={() => show(result.id)}
                  />
                )}
              </PressResults>
              <PressFooter count={results.length} about={item.prompt} note={settingsOf(item)} />
            </>
          );
        }
        return (
          <Fitted aspectRatio={aspectRatioOf(item)}>
            <ImageTile item={item} list={list} isLarge onOpen={undefined} />
          </Fitted>
        );
      }}
    </ResultPanel>
  );
}

/** The same buttons in every state of the item, so that nothing moves when it is done. */
function Footer({ item, list }: { item: ImageGeneration; list: StudioList<'image'> }) {
  const { cancelOf, pressButton, openButton, saveButton, copyButton, rerunButton, dismissButton } =
    useImageButtons(list);
  const other = comparableTo(item, list.query.data ?? []);
  return (
    <StudioFooter
      item={item}
      title={itemTitle(item)}
      note={settingsOf(item)}
      cancel={cancelOf(item)}
      actions={[
        pressButton(item),
        other !== undefined && {
          label: 'Compare',
          icon: <CompareIcon />,
          onPress: () => list.shown.compare(other.id),
          disabledReason: item.status === 'completed' ? undefined : NO_PICTURE_REASON,
        },
        openButton(item) || {
          label: 'Open',
          icon: <ExpandIcon />,
          onPress: () => undefined,
          disabledReason: 'It is being started',
        },
        saveButton(item),
        copyButton(item),
        rerunButton(item),
        dismissButton(item),
      ]}
    />
  );
}
