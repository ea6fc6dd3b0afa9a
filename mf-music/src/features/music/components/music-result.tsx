import { LargeTrack } from '@aic/design-system/media';
import { ResultPanel } from '@aic/design-system/studio';
import { engineNote } from '@aic/sdk';
import { useOpenItem } from '@aic/sdk/library';
import { leftOutNote } from '@aic/sdk/reading';
import { StudioFooter, type StudioList, wallPanel } from '@aic/studio';
import type { ReactNode } from 'react';
import { useMusicActions } from '../use-music-actions.ts';
import { MusicTrack } from './music-track.tsx';

/** A prompt may have 4000 characters: what is below the panel stays in reach. */
const PROMPT_LINES_MAX = 8;

export interface MusicResultProps extends StudioList<'music'> {
  /** Before the first result. */
  wall: ReactNode;
}

/** The track that is shown, with more of its prompt than a row of the list shows. */
export function MusicResult({ wall, ...list }: MusicResultProps) {
  const {
    query,
    isEmpty,
    shown: { shownId, panelRef },
  } = list;
  const openOf = useOpenItem(query.data);
  const actionsOf = useMusicActions(list);
  return (
    <ResultPanel
      query={query}
      itemId={shownId}
      ref={panelRef}
      skeletonRatio={2}
      {...wallPanel(isEmpty, wall)}
      bodyHeightMin={220}
      renderFooter={(item) => (
        <StudioFooter
          item={item}
          note={[engineNote(item), leftOutNote(item)].filter(Boolean).join(' · ')}
          {...actionsOf(item)}
        />
      )}
    >
      {(item) => (
        <LargeTrack>
          <MusicTrack item={item} list={query.data} titleLines={PROMPT_LINES_MAX} onOpen={openOf(item)} />
        </LargeTrack>
      )}
    </ResultPanel>
  );
}
