import { Stack, Text } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import { useQuery, useShell } from '@aic/sdk';
import type { RemoteFault } from '@aic/sdk/admin';
import { faultsQuery } from '../../../api/admin-queries.ts';
import { ListView } from '../../../components/list-view.tsx';
import { timeText } from '../../../components/time-text.ts';

/** Where the code of one tool breaks in browsers. */
export function FaultsList({ tool }: { tool: string }) {
  return (
    <ListView
      caption="Errors"
      list={useQuery(faultsQuery(useShell().api, tool))}
      columns={COLUMNS}
      rowKey={({ build, errorClass, frames }) => `${build} ${errorClass} ${placeOf(frames[0])}`}
      empty={{
        title: 'No errors',
        description: 'No browser has said in the last 30 days that the code of this tool broke.',
      }}
    />
  );
}

const placeOf = (frame: RemoteFault['frames'][number] | undefined): string =>
  frame === undefined ? '' : `${frame.file}:${frame.line}:${frame.column}`;

const COLUMNS: DataColumn<RemoteFault>[] = [
  {
    id: 'error',
    header: 'Error',
    isRowHeader: true,
    render: ({ errorClass, frames: [first, ...rest] }) => (
      <Stack gap={2}>
        {errorClass}
        <Text size="small" style={BREAKS}>
          {placeOf(first)}
        </Text>
        {rest.map((frame) => (
          <Text key={placeOf(frame)} size="small" tone="muted" style={BREAKS}>
            {placeOf(frame)}
          </Text>
        ))}
      </Stack>
    ),
  },
  { id: 'phase', header: 'Phase', isWideOnly: true, render: ({ phase }) => phase },
  { id: 'build', header: 'Build', isWideOnly: true, render: ({ build }) => build },
  { id: 'count', header: 'Times', align: 'end', render: ({ count }) => count },
  {
    id: 'users',
    header: 'Users',
    align: 'end',
    render: ({ users }) => (users >= USERS_COUNTED_MAX ? `${USERS_COUNTED_MAX} or more` : users),
  },
  { id: 'last', header: 'Last', isWideOnly: true, render: ({ lastAt }) => timeText(lastAt) },
];

/** Of more, the gateway notes none. */
const USERS_COUNTED_MAX = 100;

/** Paths have no spaces. */
const BREAKS = { overflowWrap: 'anywhere' } as const;
