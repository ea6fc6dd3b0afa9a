import type { ReactNode } from 'react';
import { AlertCircleIcon, CheckCircleIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { Badge, type BadgeTone } from '../badge/badge.tsx';
import { Spinner } from '../spinner/spinner.tsx';

/** States of a job. */
export type JobStatus = 'processing' | 'completed' | 'failed';

export interface StatusBadgeProps extends RootProps<'span'> {
  /** Sets colour and icon. */
  status: JobStatus;
  /** Other words for it: "Queued". @default the status as a word */
  label?: string;
}

/** Where a job stands: icon, word and colour say the same. */
export function StatusBadge({ status, label, ...rest }: StatusBadgeProps) {
  const look = looks[status];
  return (
    <Badge {...rest} tone={look.tone} icon={look.icon}>
      {label ?? look.word}
    </Badge>
  );
}

const looks = {
  processing: { word: 'Processing', tone: 'info', icon: <Spinner size={12} /> },
  completed: { word: 'Completed', tone: 'success', icon: <CheckCircleIcon aria-hidden /> },
  failed: { word: 'Failed', tone: 'danger', icon: <AlertCircleIcon aria-hidden /> },
} satisfies Record<JobStatus, { word: string; tone: BadgeTone; icon: ReactNode }>;
