import { Button, Card, EmptyState, Heading, MusicIcon, Stack, Text, token } from '@aic/design-system';
import { actionName, DownloadIcon, RerunButton, Skeleton, CancelButton } from '@aic/design-system/studio';
import { isOptimistic, type MusicGeneration, type useGenerations } from '@aic/sdk';
import { styled } from 'styled-components';
import { useMusicActions } from '../use-music-actions.ts';
import { MusicTrack } from './music-track.tsx';

/** A prompt may have 4000 characters: what is below the panel stays in reach. */
const PROMPT_LINES_MAX = 8;

export interface MusicResultProps {
  tracks: ReturnType<typeof useGenerations<'music'>>;
  onRerun(item: MusicGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** The newest track, with more of its prompt than a row of the list shows. */
export function MusicResult({ tracks, onRerun, rerunPrice }: MusicResultProps) {
  const newest = tracks.data?.[0];
  return (
    <Card as="section" aria-label="Result" padding={16} aria-busy={newest?.status === 'processing'}>
      <Stack gap={12}>
        <Heading level={2} size="ui">
          Result
        </Heading>
        <Body>
          {tracks.isPending && <Skeleton aspectRatio={4} radius="card" />}
          {!tracks.isPending && newest === undefined && (
            <EmptyState
              hue="music"
              icon={<MusicIcon />}
              title="Your music appears here"
              description="Describe a mood, instruments or a scene and press Generate. It goes on playing while you use the other tools."
            />
          )}
          {newest !== undefined && <MusicTrack item={newest} titleLines={PROMPT_LINES_MAX} />}
        </Body>
        {newest !== undefined && <Footer item={newest} onRerun={onRerun} rerunPrice={rerunPrice} />}
      </Stack>
    </Card>
  );
}

/** The same height in every state, so that nothing below moves when the track is done. */
function Footer({ item, onRerun, rerunPrice }: Omit<MusicResultProps, 'tracks'> & { item: MusicGeneration }) {
  const actions = useMusicActions();
  return (
    <Row>
      <Text as="span" size="small" tone="muted">
        {item.provider === 'preview' && 'Preview engine: procedural, not an AI model'}
      </Text>
      {item.status === 'processing' ? (
        <CancelButton
          isInWords
          isEarly={isOptimistic(item)}
          isPending={actions.isCancelling(item)}
          onCancel={() => actions.cancel(item)}
          about={item.prompt}
        />
      ) : (
        <Buttons>
          <RerunButton credits={rerunPrice} onRerun={() => onRerun(item)} about={item.prompt} />
          <Button
            aria-label={actionName('Download', item.prompt)}
            iconStart={<DownloadIcon />}
            onClick={() => void actions.download(item)}
            disabledReason={item.status === 'completed' ? undefined : 'There is no track'}
          >
            Download
          </Button>
        </Buttons>
      )}
    </Row>
  );
}

const Body = styled.div`
  min-height: 140px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  min-height: 44px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
`;
