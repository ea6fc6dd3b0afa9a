import type { DataColumn } from '@aic/design-system/billing';
import type { RemoteLoad } from '@aic/sdk/admin';

export const LOAD_COLUMNS: DataColumn<RemoteLoad>[] = [
  { id: 'name', header: 'Tool', isRowHeader: true, render: ({ name }) => name },
  { id: 'build', header: 'Build', isWideOnly: true, render: ({ build }) => build },
  { id: 'phase', header: 'Phase', render: ({ phase }) => phase },
  { id: 'ok', header: 'Went well', align: 'end', render: ({ ok }) => ok },
  {
    id: 'p75',
    header: '75 % within',
    align: 'end',
    render: ({ p75Ms }) => (p75Ms === null ? '–' : `${p75Ms} ms`),
  },
  { id: 'failed', header: 'Failed', align: 'end', render: ({ failed }) => failed },
  { id: 'fallback', header: 'Fell back', align: 'end', render: ({ fallback }) => fallback },
  { id: 'errors', header: 'Errors', isWideOnly: true, render: ({ errors }) => errors || '–' },
  // Anybody can send these; they stand for no user and move nothing.
  {
    id: 'others',
    header: 'From others',
    isWideOnly: true,
    render: ({ others }) =>
      others === undefined || others.ok + others.failed === 0
        ? '–'
        : `${others.ok} well, ${others.failed} failed`,
  },
];
