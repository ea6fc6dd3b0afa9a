import type { ReactNode } from 'react';
import { AlertCircleIcon } from '../../icons/icons.ts';
import { token } from '../../tokens/token.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { Text } from '../text/text.tsx';
import { TrackRow } from './track-row.tsx';

export interface AudioTrackPlaceholderProps {
  title: string;
  /** What does not fit is cut off. @default 1 */
  titleLines?: number | undefined;
  status: 'processing' | 'failed';
  /** What happens or happened: 'Composing, about a minute', 'Generation failed'. */
  message: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
}

/**
 * A track that cannot be played yet, or never will. As high as `AudioTrack`, so that nothing moves when it is ready.
 */
export function AudioTrackPlaceholder(props: AudioTrackPlaceholderProps) {
  const { title, titleLines, status, message, meta, actions } = props;
  const hasFailed = status === 'failed';
  return (
    <TrackRow
      title={title}
      titleLines={titleLines}
      isBusy={!hasFailed}
      lead={
        hasFailed ? (
          <AlertCircleIcon size={20} aria-hidden style={{ color: token.color.dangerText }} />
        ) : (
          <Spinner size={20} />
        )
      }
      meta={meta}
      actions={actions}
    >
      <Text as="span" size="small" tone={hasFailed ? 'danger' : 'muted'} lines={2}>
        {message}
      </Text>
    </TrackRow>
  );
}
