import type { ReactNode } from 'react';
import { ClockIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { JobFailure } from '../job-failure/job-failure.tsx';
import { PromptShimmer } from '../prompt-shimmer/prompt-shimmer.tsx';
import { Text } from '../text/text.tsx';
import { TitleButton } from '../title-button/title-button.tsx';
import { Actions, Caption, Frame, Picture, Root, Status } from './job-tile.styles.ts';
import { ProgressRing } from './progress-ring.tsx';
import { formatElapsed, useElapsedSeconds } from './use-elapsed-seconds.ts';

export type JobTileState =
  /** `place` says where in line it stands: "3rd in line". @default 'Queued' */
  | { kind: 'queued'; startedAtMs: number; place?: string }
  /** `progress` is 0 to 1, or null when the provider gives none. */
  | { kind: 'running'; startedAtMs: number; progress: number | null }
  | { kind: 'done'; media: ReactNode }
  /** `refund`: what went back to the balance, e.g. '20 credits are back'; null says nothing. */
  | { kind: 'failed'; reason: string; refund: string | null };

export interface JobTileProps extends RootProps<'article'> {
  /** What was asked for: the prompt. */
  title: string;
  /** Width over height of the finished picture, known before it exists. */
  aspectRatio: number;
  /** Where its job stands; the tile keeps its shape in all of them. */
  state: JobTileState;
  /** Two colours of what is being made, behind its progress. @default the accent's */
  colours?: readonly string[] | undefined;
  /** Buttons for this job: download, retry, cancel. Their row keeps its height in every state. */
  actions?: ReactNode;
  /** A press on the picture or on the title. */
  onOpen?: (() => void) | undefined;
  /** In a list beside the result: whether this item is the one that is shown there. */
  isShown?: boolean | undefined;
  /** Its words and actions stand elsewhere: a panel has them below. @default false */
  isBare?: boolean;
}

/** One job from queue to picture. Its box never changes size, so nothing around it moves. */
export function JobTile(props: JobTileProps) {
  const { title, aspectRatio, state, colours, actions, onOpen, isShown, isBare = false, ...rest } = props;
  const isUnderWay = state.kind === 'queued' || state.kind === 'running';

  return (
    <Root aria-label={title} aria-busy={isUnderWay} {...rest}>
      <Frame style={{ aspectRatio }} data-state={state.kind} data-shown={isShown || undefined}>
        {isUnderWay && <PromptShimmer colours={colours} />}
        <Content state={state} />
      </Frame>
      {!isBare && (
        <Caption>
          {onOpen === undefined ? (
            // The tile is already named by its title, and the picture's alternative text often repeats it.
            <Text as="span" size="small" tone="muted" lines={2} title={title} dir="auto" aria-hidden>
              {title}
            </Text>
          ) : (
            <TitleButton
              title={title}
              onOpen={onOpen}
              isShown={isShown}
              lines={2}
              size="small"
              tone="muted"
            />
          )}
          <Actions>{actions}</Actions>
        </Caption>
      )}
    </Root>
  );
}

function Content({ state }: { state: JobTileState }) {
  switch (state.kind) {
    case 'queued':
      return (
        <Status>
          <ClockIcon size={20} aria-hidden />
          <UnderWay word={state.place ?? 'Queued'} startedAtMs={state.startedAtMs} />
        </Status>
      );
    case 'running':
      return (
        <Status>
          <ProgressRing label="Creating" value={state.progress} />
          <UnderWay word="Creating" startedAtMs={state.startedAtMs} />
        </Status>
      );
    case 'done':
      return <Picture>{state.media}</Picture>;
    case 'failed':
      return (
        <Status>
          <JobFailure reason={state.reason} reasonLines={4} refund={state.refund} />
        </Status>
      );
    default:
      return state satisfies never;
  }
}

function UnderWay({ word, startedAtMs }: { word: string; startedAtMs: number }) {
  const seconds = useElapsedSeconds(startedAtMs);
  return (
    // Prerendered it is some seconds old; the next tick puts it right.
    <Text as="span" size="small" tone="muted" isTabular suppressHydrationWarning>
      {word} {formatElapsed(seconds)}
    </Text>
  );
}
