import type { ReactNode } from 'react';
import { AlertCircleIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { Text } from '../text/text.tsx';
import { TrackRow } from './track-row.tsx';

export interface AudioTrackPlaceholderProps extends RootProps<'article'> {
  title: string;
  /** What does not fit is cut off. @default 1 */
  titleLines?: number | undefined;
  /** A press on the title. */
  onOpen?: (() => void) | undefined;
  /** The picture that the track will have, a `TrackCover`. */
  cover?: ReactNode;
  /** In a list beside the result: whether this item is the one that is shown there. */
  isShown?: boolean | undefined;
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
  const { status, message, ...row } = props;
  const hasFailed = status === 'failed';
  return (
    <TrackRow
      {...row}
      isBusy={!hasFailed}
      lead={
        hasFailed ? (
          <AlertCircleIcon size={20} aria-hidden style={{ color: token.color.dangerText }} />
        ) : (
          <Spinner size={20} />
        )
      }
    >
      <Text as="span" size="small" tone={hasFailed ? 'danger' : 'muted'} lines={2}>
        {message}
      </Text>
    </TrackRow>
  );
}
