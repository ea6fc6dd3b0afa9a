import { Spinner, Text, token } from '@aic/design-system';
import { JobFailure, ResultPanel } from '@aic/design-system/studio';
import {
  isOptimistic,
  isPreview,
  placeText,
  refundText,
  type TextGeneration,
  useWrittenText,
} from '@aic/sdk';
import { leftOutNote } from '@aic/sdk/reading';
import { StudioFooter, type StudioList, wallPanel } from '@aic/studio';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { STYLE_NAMES } from '../style-names.ts';
import { TEXT_FAILURE } from '../text-failure.ts';
import { useTextButtons } from '../use-text-buttons.tsx';
import { Markdown } from './markdown.tsx';

export interface TextResultProps extends StudioList<'text'> {
  /** Before the first result. */
  wall: ReactNode;
}

/** The text that is shown: as it is being written, then whole. */
export function TextResult({ wall, ...list }: TextResultProps) {
  const {
    query,
    isEmpty,
    shown: { shownId, panelRef },
  } = list;
  const text = query.data?.find(({ id }) => id === shownId);
  const isWriting = text?.status === 'processing' && !isOptimistic(text);
  const written = useWrittenText(isWriting ? text.id : null);
  return (
    <ResultPanel
      query={query}
      itemId={shownId}
      ref={panelRef}
      skeletonRatio={2}
      {...wallPanel(isEmpty, wall)}
      bodyHeightMin={200}
      renderFooter={(item) => <Footer item={item} hasPart={written !== null} {...list} />}
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

interface FooterProps extends StudioList<'text'> {
  item: TextGeneration;
  /** Some of it is written. */
  hasPart: boolean;
}

function Footer({ item, hasPart, ...list }: FooterProps) {
  const { stopOf, openButton, rerunButton, saveButtons } = useTextButtons(list);
  return (
    <StudioFooter
      item={item}
      note={[
        STYLE_NAMES[item.style],
        item.stopped && 'stopped',
        isPreview(item) && 'template draft',
        item.engine,
        leftOutNote(item),
      ]
        .filter(Boolean)
        .join(' · ')}
      cancel={stopOf(item, hasPart)}
      actions={[openButton(item), rerunButton(item), ...saveButtons(item)]}
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
