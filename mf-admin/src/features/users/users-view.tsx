import { Badge, Button, Cluster, Stack, TextField } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import type { AdminUser } from '@aic/sdk/admin';
import { useState, type FormEvent } from 'react';
import { usersList } from '../../api/admin-queries.ts';
import { usePages } from '../../api/use-pages.ts';
import { ListView } from '../../components/list-view.tsx';
import { timeText } from '../../components/time-text.ts';
import { AdjustCreditsDialog } from './components/adjust-credits-dialog.tsx';
import { BlockDialog } from './components/block-dialog.tsx';

type Task = { kind: 'credits' | 'block'; user: AdminUser };

/** Finds users, and gives or takes credits or blocks them. */
export function UsersView() {
  const [query, setQuery] = useState('');
  const [task, setTask] = useState<Task | null>(null);
  const list = usePages(usersList(query));
  const close = () => setTask(null);

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('query');
    setQuery(typeof value === 'string' ? value.trim() : '');
  }

  return (
    <Stack gap={16}>
      <form role="search" onSubmit={search}>
        <Cluster gap={8} align="end">
          <TextField name="query" type="search" label="Address, name or id" maxLength={254} />
          <Button type="submit" size="primary">
            Search
          </Button>
        </Cluster>
      </form>
      <ListView
        caption="Users"
        list={list}
        columns={columnsOf(setTask)}
        rowKey={({ id }) => id}
        empty={{ title: 'Nobody matches', description: 'Try a part of the address or the name.' }}
      />
      {task?.kind === 'credits' && <AdjustCreditsDialog user={task.user} onClose={close} />}
      {task?.kind === 'block' && <BlockDialog user={task.user} onClose={close} />}
    </Stack>
  );
}

const columnsOf = (open: (task: Task) => void): DataColumn<AdminUser>[] => [
  { id: 'email', header: 'Address', isRowHeader: true, render: ({ email }) => email },
  { id: 'name', header: 'Name', isWideOnly: true, render: ({ name }) => name ?? '–' },
  { id: 'state', header: 'State', render: (user) => <StateBadges {...user} /> },
  { id: 'credits', header: 'Credits', align: 'end', render: ({ credits }) => credits },
  {
    id: 'generations',
    header: 'Made, failed',
    align: 'end',
    isWideOnly: true,
    render: ({ generations, failed }) => `${generations}, ${failed}`,
  },
  { id: 'since', header: 'Since', isWideOnly: true, render: ({ createdAt }) => timeText(createdAt) },
  {
    id: 'tasks',
    header: 'Tasks',
    isHeaderHidden: true,
    align: 'end',
    render: (user) => (
      <Cluster gap={8}>
        <Button aria-label={`Credits of ${user.email}`} onClick={() => open({ kind: 'credits', user })}>
          Credits
        </Button>
        <Button
          aria-label={`${user.blockedAt === null ? 'Block' : 'Unblock'} ${user.email}`}
          onClick={() => open({ kind: 'block', user })}
        >
          {user.blockedAt === null ? 'Block' : 'Unblock'}
        </Button>
      </Cluster>
    ),
  },
];

function StateBadges({ plan, isAdmin, isEmailVerified, blockedAt }: AdminUser) {
  return (
    <Cluster gap={4}>
      {isAdmin && <Badge tone="info">Admin</Badge>}
      {plan !== null && <Badge tone="accent">{plan === 'pro' ? 'Pro' : 'Creator+'}</Badge>}
      {!isEmailVerified && <Badge>Unconfirmed</Badge>}
      {blockedAt !== null && <Badge tone="danger">Blocked</Badge>}
    </Cluster>
  );
}
