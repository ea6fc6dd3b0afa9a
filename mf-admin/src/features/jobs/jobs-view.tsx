import { Badge, Button } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import type { FailedJob } from '@aic/sdk/admin';
import { FAILED_JOBS } from '../../api/admin-queries.ts';
import { useAdminAction } from '../../api/use-admin-action.ts';
import { usePages } from '../../api/use-pages.ts';
import { ListView } from '../../components/list-view.tsx';
import { timeText } from '../../components/time-text.ts';

/** Why generations failed, and a second try at our own cost. */
export function JobsView() {
  const list = usePages(FAILED_JOBS);
  const act = useAdminAction();
  const retry = ({ id }: FailedJob) =>
    act.mutate({ path: `/api/admin/jobs/${id}/retry`, done: 'Started again, free of charge' });

  return (
    <ListView
      caption="Failed jobs"
      list={list}
      columns={columnsOf(retry)}
      rowKey={({ id }) => id}
      empty={{ title: 'No failed jobs', description: 'What fails is listed here, with the reason.' }}
    />
  );
}

const columnsOf = (retry: (job: FailedJob) => void): DataColumn<FailedJob>[] => [
  { id: 'when', header: 'Failed', render: ({ failedAt }) => timeText(failedAt) },
  { id: 'user', header: 'User', isWideOnly: true, render: ({ email }) => email },
  {
    id: 'what',
    header: 'What',
    isRowHeader: true,
    render: ({ kind, provider, attempts }) => `${kind}, ${provider}, tried ${attempts} times`,
  },
  { id: 'why', header: 'Why', render: ({ error, errorCode }) => error ?? errorCode ?? 'unknown' },
  {
    id: 'credits',
    header: 'Given back',
    align: 'end',
    isWideOnly: true,
    render: ({ credits, creditsReturned }) => `${creditsReturned} of ${credits}`,
  },
  {
    id: 'retry',
    header: 'Retry',
    isHeaderHidden: true,
    align: 'end',
    render: (job) =>
      job.isRetried ? (
        <Badge>Retried</Badge>
      ) : (
        <Button aria-label={`Retry ${job.kind} of ${job.email}`} onClick={() => retry(job)}>
          Retry
        </Button>
      ),
  },
];
