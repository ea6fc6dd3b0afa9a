import type { DataColumn } from '@aic/design-system/billing';
import type { AdminAct } from '@aic/sdk/admin';
import { ACTS } from '../../api/admin-queries.ts';
import { usePages } from '../../api/use-pages.ts';
import { ListView } from '../../components/list-view.tsx';
import { timeText } from '../../components/time-text.ts';

/** Everything that admins did. Nothing here can be changed. */
export function ActsView() {
  const list = usePages(ACTS);
  return (
    <ListView
      caption="Audit"
      list={list}
      columns={COLUMNS}
      rowKey={({ id }) => String(id)}
      empty={{ title: 'Nothing yet', description: 'Whatever an admin does is written down here.' }}
    />
  );
}

const COLUMNS: DataColumn<AdminAct>[] = [
  { id: 'when', header: 'When', render: ({ at }) => timeText(at) },
  { id: 'admin', header: 'Admin', render: ({ admin }) => admin },
  { id: 'act', header: 'Act', isRowHeader: true, render: ({ act }) => act },
  { id: 'user', header: 'User', render: ({ user }) => user ?? '–' },
  { id: 'details', header: 'Details', isWideOnly: true, render: ({ details }) => details || '–' },
];
