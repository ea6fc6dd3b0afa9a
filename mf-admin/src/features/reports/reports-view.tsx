import { Badge, Button, Cluster, Stack, Text, token } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import { AlertDialog } from '@aic/design-system/overlays';
import type { ReportedThing } from '@aic/sdk/admin';
import { REPORT_REASON_TEXTS } from '@aic/sdk/sharing';
import { useState } from 'react';
import { REPORTED_THINGS, TAKEN_DOWN_THINGS } from '../../api/admin-queries.ts';
import { useAdminAction } from '../../api/use-admin-action.ts';
import { usePages } from '../../api/use-pages.ts';
import { ListView } from '../../components/list-view.tsx';
import { timeText } from '../../components/time-text.ts';

/** What visitors have reported: an admin lets it be or takes it down. */
export function ReportsView() {
  const list = usePages(REPORTED_THINGS);
  const takenDown = usePages(TAKEN_DOWN_THINGS);
  const [asked, setAsked] = useState<ReportedThing | null>(null);
  const act = useAdminAction();
  const dismiss = (thing: ReportedThing) =>
    act.mutate({ path: `/api/admin/reports/${thing.id}/dismiss`, done: `Dismissed: ${nameOf(thing)}` });
  const takeDown = (thing: ReportedThing) =>
    act.mutate({ path: `/api/admin/reports/${thing.id}/take-down`, done: `Taken down: ${nameOf(thing)}` });

  const lift = (thing: ReportedThing) =>
    act.mutate({
      path: `/api/admin/reports/${thing.id}/lift`,
      done: `Its owner may show it again: ${nameOf(thing)}`,
    });

  return (
    <Stack gap={24}>
      <ListView
        caption="Reports"
        list={list}
        columns={openColumns({ dismiss, takeDown: setAsked })}
        rowKey={({ id }) => id}
        empty={{ title: 'No open reports', description: 'What visitors report is listed here.' }}
      />
      {(takenDown.data ?? []).length > 0 && (
        <ListView
          caption="Taken down"
          list={takenDown}
          columns={takenDownColumns(lift)}
          rowKey={({ id }) => id}
          empty={{ title: 'Nothing is taken down', description: '' }}
        />
      )}
      {asked !== null && (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          title={`Take down the ${nameOf(asked)}?`}
          description={
            asked.kind === null
              ? 'The page is switched off until you lift that. Its owner keeps everything and sees that it is not public any more.'
              : 'Its link ends and it is on no public page until you lift that. Its owner keeps it and sees that it is not shared any more.'
          }
          confirmLabel="Take down"
          onConfirm={() => {
            takeDown(asked);
            setAsked(null);
          }}
          isDestructive
        />
      )}
    </Stack>
  );
}

const nameOf = ({ kind, email }: ReportedThing): string => `${kind ?? 'public page'} of ${email}`;

const COLUMNS: readonly DataColumn<ReportedThing>[] = [
  { id: 'when', header: 'Reported', isWideOnly: true, render: ({ reportedAt }) => timeText(reportedAt) },
  { id: 'what', header: 'What', isRowHeader: true, render: (thing) => <Thing {...thing} /> },
  {
    id: 'why',
    header: 'Why',
    render: ({ reasons, words }) => (
      <Stack gap={4}>
        {reasons.map((reason) => REPORT_REASON_TEXTS[reason]).join(', ')}
        {[...new Set(words)].map((text) => (
          <Text key={text} size="small" tone="muted" dir="auto">
            {text}
          </Text>
        ))}
      </Stack>
    ),
  },
  { id: 'count', header: 'Times', align: 'end', render: ({ count }) => count },
];

const TASKS = { id: 'acts', header: 'Tasks', isHeaderHidden: true, align: 'end' } as const;

type Act = (thing: ReportedThing) => void;

const openColumns = ({ dismiss, takeDown }: { dismiss: Act; takeDown: Act }): DataColumn<ReportedThing>[] => [
  ...COLUMNS,
  {
    ...TASKS,
    render: (thing) => (
      <Cluster gap={8} justify="end">
        <Button aria-label={`Dismiss the reports of the ${nameOf(thing)}`} onClick={() => dismiss(thing)}>
          Dismiss
        </Button>
        <Button
          variant="danger"
          aria-label={`Take down the ${nameOf(thing)}`}
          onClick={() => takeDown(thing)}
        >
          Take down
        </Button>
      </Cluster>
    ),
  },
];

const takenDownColumns = (lift: Act): DataColumn<ReportedThing>[] => [
  ...COLUMNS,
  {
    ...TASKS,
    render: (thing) => (
      <Button aria-label={`Lift the take-down of the ${nameOf(thing)}`} onClick={() => lift(thing)}>
        Lift
      </Button>
    ),
  },
];

function Thing({ id, hasPicture, kind, email, handle, prompt, text, isShared, isPublished }: ReportedThing) {
  return (
    <Stack gap={4} align="start">
      {hasPicture && (
        <img
          src={`/api/admin/reports/${id}/picture`}
          alt={prompt ?? ''}
          width={96}
          height={96}
          loading="lazy"
          style={THUMBNAIL}
        />
      )}
      <span>
        {kind ?? 'public page'} of {email}
        {handle !== null && ` (@${handle})`}
      </span>
      {(text ?? prompt) && (
        <Text size="small" tone="muted" lines={2} dir="auto">
          {text ?? prompt}
        </Text>
      )}
      <Cluster gap={4}>
        {isShared && <Badge tone="info">Link</Badge>}
        {isPublished && <Badge tone="info">Public page</Badge>}
        {!isShared && !isPublished && <Badge>Not shown any more</Badge>}
      </Cluster>
    </Stack>
  );
}

const THUMBNAIL = { objectFit: 'cover', borderRadius: token.radius.card } as const;
