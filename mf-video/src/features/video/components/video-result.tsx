import { Fitted, ResultPanel } from '@aic/design-system/studio';
import type { VideoGeneration } from '@aic/sdk';
import { leftOutNote } from '@aic/sdk/reading';
import { PressFooter, PressResults, resultsOf, StudioFooter, type StudioList, wallPanel } from '@aic/studio';
import type { ReactNode } from 'react';
import { useVideoButtons } from '../use-video-buttons.tsx';
import { aspectRatioOf, describe, titleOf } from '../video-view.ts';
import { VideoFrame } from './video-frame.tsx';
import { VideoItem } from './video-item.tsx';

export interface VideoResultProps extends StudioList<'video'> {
  /** Before the first result. */
  wall: ReactNode;
}

/** The video that is shown, large, with its prompt and what can be done with it. */
export function VideoResult({ wall, ...list }: VideoResultProps) {
  const {
    query,
    isEmpty,
    shown: { shownId, pressId, panelRef },
  } = list;
  const results = resultsOf(query.data ?? [], pressId);
  return (
    <ResultPanel
      query={query}
      itemId={shownId}
      ref={panelRef}
      skeletonRatio={16 / 9}
      {...wallPanel(isEmpty, wall)}
      renderFooter={(item) =>
        results.length > 0 ? (
          <PressFooter count={results.length} about={titleOf(item)} note={describe(item)} />
        ) : (
          <Footer item={item} list={list} />
        )
      }
    >
      {(item) =>
        results.length > 0 ? (
          <PressResults results={results} aspectRatio={aspectRatioOf(item)}>
            {(result, title) => <VideoItem item={result} list={list} title={title} />}
          </PressResults>
        ) : (
          <Fitted aspectRatio={aspectRatioOf(item)}>
            <VideoFrame item={item} />
          </Fitted>
        )
      }
    </ResultPanel>
  );
}

function Footer({ item, list }: { item: VideoGeneration; list: StudioList<'video'> }) {
  const { cancelOf, pressButton, openButton, rerunButton, saveButton } = useVideoButtons(list);
  return (
    <StudioFooter
      item={item}
      about={titleOf(item)}
      title={titleOf(item)}
      note={[describe(item), leftOutNote(item)].filter(Boolean).join(' · ')}
      cancel={cancelOf(item)}
      actions={[pressButton(item), openButton(item), rerunButton(item), saveButton(item)]}
    />
  );
}
