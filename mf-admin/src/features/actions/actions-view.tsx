import type { DataColumn } from '@aic/design-system/billing';
import type { AdminAction } from '@aic/sdk/admin';
import { ADMIN_ACTIONS } from '../../api/admin-queries.ts';
import { usePages } from '../../api/use-pages.ts';
import { ListView } from '../../components/list-view.tsx';
import { timeText } from '../../components/time-text.ts';

/** Everything that admins did. Nothing here can be changed. */
export function ActionsView() {
  const list = usePages(ADMIN_ACTIONS);
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

const COLUMNS: DataColumn<AdminAction>[] = [
  { id: 'when', header: 'When', render: ({ at }) => timeText(at) },
  { id: 'admin', header: 'Admin', render: ({ admin }) => admin },
  { id: 'act', header: 'Act', isRowHeader: true, render: ({ act }) => act },
  { id: 'user', header: 'User', render: ({ user }) => user ?? '–' },
  { id: 'details', header: 'Details', isWideOnly: true, render: ({ details }) => details || '–' },
];
