import { EmptyState, ErrorState, Heading, IconButton, MusicIcon, Stack, token } from '@aic/design-system';
import { Chip, CloseIcon, DownloadIcon, RetryIcon, Skeleton } from '@aic/design-system/studio';
import { isOptimistic, tileKey, type MusicGeneration, type useGenerations } from '@aic/sdk';
import { styled } from 'styled-components';
import { useMusicActions } from '../use-music-actions.ts';
import { MusicTrack } from './music-track.tsx';

const EXAMPLES = ['Lo-fi beats for late study', 'An anthem for a village fair', 'Night train through snow'];

export interface RecentMusicProps {
  tracks: ReturnType<typeof useGenerations<'music'>>;
  /** An example of the empty state was picked. */
  onPick(prompt: string): void;
  onRerun(item: MusicGeneration): void;
}

/** The latest tracks, one page of them. */
export function RecentMusic(props: RecentMusicProps) {
  return (
    <Stack as="section" gap={16} aria-label="Recent Music" aria-busy={props.tracks.isPending}>
      <Heading level={2}>Recent Music</Heading>
      <Content {...props} />
    </Stack>
  );
}

function Content({ tracks, onPick, onRerun }: RecentMusicProps) {
  if (tracks.isPending) {
    return (
      <Stack gap={12} aria-label="Loading your music">
        {['a', 'b', 'c'].map((id) => (
          <Skeleton key={id} height="68px" radius="card" />
        ))}
      </Stack>
    );
  }
  if (tracks.isError && tracks.data === undefined) {
    return (
      <ErrorState
        title="Your music could not be loaded"
        description="The server did not answer. It is safe, and nothing was charged."
        onRetry={() => void tracks.refetch()}
        isRetrying={tracks.isFetching}
      />
    );
  }
  const items = tracks.data ?? [];
  if (items.length === 0) {
    return (
      <EmptyState
        hue="music"
        icon={<MusicIcon />}
        title="Nothing here yet"
        description="Start from an example: it fills the prompt, and you decide when to run it."
        actions={EXAMPLES.map((prompt) => (
          <Chip key={prompt} onClick={() => onPick(prompt)}>
            {prompt}
          </Chip>
        ))}
      />
    );
  }
  return (
    <List>
      {items.map((item) => (
        <li key={tileKey(item)}>
          <MusicTrack item={item} actions={<TrackActions item={item} onRerun={onRerun} />} />
        </li>
      ))}
    </List>
  );
}

function TrackActions({ item, onRerun }: { item: MusicGeneration; onRerun(item: MusicGeneration): void }) {
  const actions = useMusicActions();
  if (item.status === 'processing') {
    return (
      <IconButton
        label="Cancel"
        disabled={isOptimistic(item) || actions.isCancelling(item)}
        onClick={() => actions.cancel(item)}
      >
        <CloseIcon />
      </IconButton>
    );
  }
  return (
    <>
      <IconButton label="Run again" onClick={() => onRerun(item)}>
        <RetryIcon />
      </IconButton>
      {item.status === 'completed' && (
        <IconButton label="Download" onClick={() => void actions.download(item)}>
          <DownloadIcon />
        </IconButton>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
