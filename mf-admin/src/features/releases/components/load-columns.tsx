import type { DataColumn } from '@aic/design-system/billing';
import type { RemoteLoad } from '@aic/sdk/admin';

export const LOAD_COLUMNS: DataColumn<RemoteLoad>[] = [
  { id: 'name', header: 'Tool', isRowHeader: true, render: ({ name }) => name },
  { id: 'build', header: 'Build', isWideOnly: true, render: ({ build }) => build },
  { id: 'phase', header: 'Phase', render: ({ phase }) => phase },
  { id: 'ok', header: 'Went well', align: 'end', render: ({ ok }) => ok },
  { id: 'p50', header: '50 % within', align: 'end', isWideOnly: true, render: ({ p50Ms }) => msText(p50Ms) },
  { id: 'p75', header: '75 % within', align: 'end', render: ({ p75Ms }) => msText(p75Ms) },
  { id: 'failed', header: 'Failed', align: 'end', render: failedText },
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

const msText = (ms: number | null | undefined): string =>
  ms === null || ms === undefined ? '–' : `${ms} ms`;

/** With its share of all loads. */
function failedText({ ok, failed, fallback }: RemoteLoad): string {
  return failed === 0 ? '0' : `${failed} (${((failed / (ok + failed + fallback)) * 100).toFixed(1)} %)`;
}
