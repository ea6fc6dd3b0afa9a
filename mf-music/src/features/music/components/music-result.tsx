import { MusicIcon } from '@aic/design-system';
import { LargeTrack } from '@aic/design-system/media';
import { ArrowRightIcon, type ItemActionsProps, ResultFooter, ResultPanel } from '@aic/design-system/studio';
import { engineNote, type MusicGeneration, type useGenerations } from '@aic/sdk';
import { type ShownItem, useNextStep, useOpenItem } from '@aic/sdk/library';
import { leftOutNote } from '@aic/sdk/reading';
import { useMusicActions } from '../use-music-actions.tsx';
import { MusicTrack } from './music-track.tsx';

/** A prompt may have 4000 characters: what is below the panel stays in reach. */
const PROMPT_LINES_MAX = 8;

export interface MusicResultProps {
  tracks: ReturnType<typeof useGenerations<'music'>>;
  shown: ShownItem;
  onRerun(item: MusicGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** The track that is shown, with more of its prompt than a row of the list shows. */
export function MusicResult({ tracks, shown: { shownId, panelRef }, onRerun, rerunPrice }: MusicResultProps) {
  const openOf = useOpenItem(tracks.data);
  const actionsOf = useMusicActions({ onRerun, rerunPrice });
  return (
    <ResultPanel
      query={tracks}
      itemId={shownId}
      ref={panelRef}
      skeletonRatio={2}
      empty={{
        hue: 'music',
        icon: <MusicIcon />,
        title: 'Your music appears here',
        description:
          'Describe a mood, instruments or a scene and press Generate. It goes on playing while you use the other tools.',
      }}
      bodyHeightMin={220}
      renderFooter={(item) => <Footer item={item} {...actionsOf(item)} />}
    >
      {(item) => (
        <LargeTrack>
          <MusicTrack item={item} list={tracks.data} titleLines={PROMPT_LINES_MAX} onOpen={openOf(item)} />
        </LargeTrack>
      )}
    </ResultPanel>
  );
}

function Footer({ item, actions, ...rest }: ItemActionsProps & { item: MusicGeneration }) {
  const next = useNextStep(item);
  return (
    <ResultFooter
      {...rest}
      note={[engineNote(item), leftOutNote(item)].filter(Boolean).join(' · ')}
      actions={[next && { ...next, icon: <ArrowRightIcon /> }, ...actions]}
    />
  );
}
