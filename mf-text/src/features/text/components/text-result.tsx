import { Button, Card, EmptyState, Heading, Spinner, Stack, Text, TextIcon, token } from '@aic/design-system';
import {
  actionName,
  AlertCircleIcon,
  CancelButton,
  CopyIcon,
  DownloadIcon,
  RerunButton,
  Skeleton,
} from '@aic/design-system/studio';
import { isOptimistic, queueText, useWrittenText, type TextGeneration, type useGenerations } from '@aic/sdk';
import { styled } from 'styled-components';
import { STYLE_NAMES } from '../style-names.ts';
import { useTextActions } from '../use-text-actions.ts';
import { Markdown } from './markdown.tsx';

export interface TextResultProps {
  texts: ReturnType<typeof useGenerations<'text'>>;
  onRerun(item: TextGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** The newest text: as it is being written, then whole. */
export function TextResult({ texts, onRerun, rerunPrice }: TextResultProps) {
  const newest = texts.data?.[0];
  return (
    <Card as="section" aria-label="Result" padding={16} aria-busy={newest?.status === 'processing'}>
      <Stack gap={12}>
        <Heading level={2} size="ui">
          Result
        </Heading>
        <Body>
          {texts.isPending && <Skeleton aspectRatio={2} radius="card" />}
          {!texts.isPending && newest === undefined && (
            <EmptyState
              hue="text"
              icon={<TextIcon />}
              title="Your text appears here"
              description="Say what should be written and press Generate. You can read along while it is written."
            />
          )}
          {newest !== undefined && <Content item={newest} />}
        </Body>
        {newest !== undefined && <Footer item={newest} onRerun={onRerun} rerunPrice={rerunPrice} />}
      </Stack>
    </Card>
  );
}

function Content({ item }: { item: TextGeneration }) {
  const isWriting = item.status === 'processing' && !isOptimistic(item);
  const written = useWrittenText(isWriting ? item.id : null);
  switch (item.status) {
    case 'processing':
      return written === null ? (
        <Waiting>
          <Spinner size={16} />
          <Text as="span" size="small" tone="muted">
            {item.queuePosition === null ? 'Writing…' : queueText(item.queuePosition)}
          </Text>
        </Waiting>
      ) : (
        <Markdown>{written}</Markdown>
      );
    case 'completed':
      return <Markdown>{item.response ?? ''}</Markdown>;
    case 'failed':
      return (
        <Waiting>
          <AlertCircleIcon size={20} aria-hidden />
          <Text as="span" size="small" tone="danger">
            {item.error ?? 'Failed to generate text'}
          </Text>
          {item.refunded && (
            <Text as="span" size="caption" tone="muted" isTabular>
              {item.credits} credits are back
            </Text>
          )}
        </Waiting>
      );
    default:
      return item.status satisfies never;
  }
}

/** The same height in every state, so that nothing below moves when the text is done. */
function Footer({ item, onRerun, rerunPrice }: Omit<TextResultProps, 'texts'> & { item: TextGeneration }) {
  const actions = useTextActions();
  const isDone = item.status === 'completed';
  return (
    <Row>
      <Text as="span" size="small" tone="muted">
        {[STYLE_NAMES[item.style], item.stopped && 'stopped', item.provider === 'preview' && 'template draft']
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {item.status === 'processing' ? (
        <CancelButton
          label="Stop"
          isInWords
          isEarly={isOptimistic(item)}
          isPending={actions.isStopping(item)}
          onCancel={() => actions.stop(item)}
          about={item.prompt}
        />
      ) : (
        <Buttons>
          <RerunButton credits={rerunPrice} onRerun={() => onRerun(item)} about={item.prompt} />
          <Button
            aria-label={actionName('Copy', item.prompt)}
            iconStart={<CopyIcon />}
            onClick={() => void actions.copy(item)}
            disabledReason={isDone ? undefined : 'There is no text'}
          >
            Copy
          </Button>
          <Button
            aria-label={actionName('Download', item.prompt)}
            iconStart={<DownloadIcon />}
            onClick={() => actions.download(item)}
            disabledReason={isDone ? undefined : 'There is no text'}
          >
            Download
          </Button>
        </Buttons>
      )}
    </Row>
  );
}

const Body = styled.div`
  min-height: 200px;
`;

const Waiting = styled.div`
  display: flex;
  min-height: 200px;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  color: ${token.color.fgMuted};
  text-align: center;
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
