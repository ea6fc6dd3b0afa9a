import type { ReactNode } from 'react';
import { AlertCircleIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Button } from '../button/button.tsx';
import { StateActions, StateIcon, StateRoot } from '../empty-state/empty-state.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';

export interface ErrorStateProps extends RootProps<'div'> {
  /** What happened, as a sentence without blame. */
  title: string;
  /** What to do, and whether it cost anything. */
  description: ReactNode;
  /** Shows a button that tries again; leave out what cannot succeed. */
  onRetry?: () => void;
  /** Words of that button. @default 'Try again' */
  retryLabel?: string;
  /** The button shows that it is at work, and takes no press. @default false */
  isRetrying?: boolean;
  /** Ways out beside the retry: home, report. */
  actions?: ReactNode;
  /** A request or build id, for a report. */
  reference?: string;
  /** Place of the title in the page's outline. @default 3 */
  level?: HeadingLevel;
}

/** A view that could not load. Announced at once, since it replaces what the user waits for. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    description,
    onRetry,
    retryLabel = 'Try again',
    isRetrying = false,
    actions,
    reference,
    level = 3,
    ...rest
  } = props;

  return (
    <StateRoot role="alert" {...rest}>
      <StateIcon aria-hidden style={{ color: token.color.dangerText }}>
        <AlertCircleIcon />
      </StateIcon>
      <Heading level={level} size="lead">
        {title}
      </Heading>
      <Text as="div" tone="muted">
        {description}
      </Text>
      <StateActions>
        {onRetry && (
          <Button variant="primary" onClick={onRetry} isLoading={isRetrying}>
            {retryLabel}
          </Button>
        )}
        {actions}
      </StateActions>
      {reference !== undefined && (
        <Text size="caption" tone="subtle" isTabular>
          Reference {reference}
        </Text>
      )}
    </StateRoot>
  );
}
