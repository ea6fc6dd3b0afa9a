import { Spinner, Text, TextIcon, token } from '@aic/design-system';
import {
  ArrowRightIcon,
  CopyIcon,
  DownloadIcon,
  ExpandIcon,
  JobFailure,
  ResultFooter,
  ResultPanel,
} from '@aic/design-system/studio';
import {
  isOptimistic,
  isPreview,
  placeText,
  refundText,
  type TextGeneration,
  type useGenerations,
  useWrittenText,
} from '@aic/sdk';
import { type ShownItem, useNextStep, useOpenItem } from '@aic/sdk/library';
import { leftOutNote } from '@aic/sdk/reading';
import { styled } from 'styled-components';
import { STYLE_NAMES } from '../style-names.ts';
import { TEXT_FAILURE } from '../use-submit-text.ts';
import { useTextActions } from '../use-text-actions.ts';
import { Markdown } from './markdown.tsx';

export interface TextResultProps {
  texts: ReturnType<typeof useGenerations<'text'>>;
  shown: ShownItem;
  onRerun(item: TextGeneration): void;
  /** Credits that running it again holds. */
  rerunPrice: number;
}

/** The text that is shown: as it is being written, then whole. */
export function TextResult({ texts, shown: { shownId, panelRef }, onRerun, rerunPrice }: TextResultProps) {
  const openOf = useOpenItem(texts.data);
  const text = texts.data?.find(({ id }) => id === shownId);
  const isWriting = text?.status === 'processing' && !isOptimistic(text);
  const written = useWrittenText(isWriting ? text.id : null);
  return (
    <ResultPanel
      query={texts}
      itemId={shownId}
      ref={panelRef}
      skeletonRatio={2}
      empty={{
        hue: 'text',
        icon: <TextIcon />,
        title: 'Your text appears here',
        description: 'Say what should be written and press Generate. You can read along while it is written.',
      }}
      bodyHeightMin={200}
      renderFooter={(item) => (
        <Footer
          item={item}
          hasPart={written !== null}
          onOpen={openOf(item)}
          onRerun={onRerun}
          rerunPrice={rerunPrice}
        />
      )}
    >
      {(item) => <Content item={item} written={written} />}
    </ResultPanel>
  );
}

function Content({ item, written }: { item: TextGeneration; written: string | null }) {
  switch (item.status) {
    case 'processing':
      return written === null ? (
        <Waiting>
          <Spinner size={16} />
          <Text as="span" size="small" tone="muted">
            {placeText(item) ?? 'Writing…'}
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
          <JobFailure reason={item.error ?? TEXT_FAILURE.text} refund={refundText(item)} />
        </Waiting>
      );
    default:
      return item.status satisfies never;
  }
}

interface FooterProps extends Omit<TextResultProps, 'texts' | 'shown'> {
  item: TextGeneration;
  onOpen: (() => void) | undefined;
  /** Some of it is written. */
  hasPart: boolean;
}

function Footer({ item, hasPart, onOpen, onRerun, rerunPrice }: FooterProps) {
  const { stopOf, copy, download } = useTextActions();
  const next = useNextStep(item);
  const disabledReason = item.status === 'completed' ? undefined : 'There is no text';
  return (
    <ResultFooter
      note={[
        STYLE_NAMES[item.style],
        item.stopped && 'stopped',
        isPreview(item) && 'template draft',
        item.engine,
        leftOutNote(item),
      ]
        .filter(Boolean)
        .join(' · ')}
      about={item.prompt}
      cancel={stopOf(item, hasPart)}
      actions={[
        next && { ...next, icon: <ArrowRightIcon /> },
        onOpen !== undefined && { label: 'Open', icon: <ExpandIcon />, onPress: onOpen },
        { rerunCredits: rerunPrice, onPress: () => onRerun(item) },
        { label: 'Copy', icon: <CopyIcon />, onPress: () => void copy(item), disabledReason },
        { label: 'Download', icon: <DownloadIcon />, onPress: () => download(item), disabledReason },
      ]}
    />
  );
}

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
