import { AlertCircleIcon } from '../../icons/icons.ts';
import { Text } from '../text/text.tsx';

export interface JobFailureProps {
  /** What happened, in words for the user. */
  reason: string;
  /** Ends a long reason with an ellipsis after so many lines. */
  reasonLines?: number;
  /** What went back to the balance, e.g. '20 credits are back'; null says nothing. */
  refund: string | null;
}

/** Stands where a result would be. Its place centres it, in a column. */
export function JobFailure({ reason, reasonLines, refund }: JobFailureProps) {
  return (
    <>
      <AlertCircleIcon size={20} aria-hidden />
      <Text as="span" size="small" tone="danger" {...(reasonLines !== undefined && { lines: reasonLines })}>
        {reason}
      </Text>
      {refund !== null && (
        <Text as="span" size="caption" tone="muted" isTabular>
          {refund}
        </Text>
      )}
    </>
  );
}
