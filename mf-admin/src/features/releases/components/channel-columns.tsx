import { Badge, Button, Cluster } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import type { ReleasedChannel } from '../release-rows.ts';
import type { CommandTarget } from './command-dialog.tsx';

export const channelColumns = (choose: (target: CommandTarget) => void): DataColumn<ReleasedChannel>[] => [
  {
    id: 'name',
    header: 'Tool',
    isRowHeader: true,
    render: ({ name, channel }) => (channel === 'stable' ? name : `${name}, ${channel}`),
  },
  { id: 'build', header: 'Build', render: ({ build }) => build },
  { id: 'share', header: 'Share', align: 'end', render: ({ percent }) => `${percent} %` },
  { id: 'previous', header: 'Before it', isWideOnly: true, render: ({ previous }) => previous ?? '–' },
  { id: 'state', header: 'State', render: (row) => <ChannelState {...row} /> },
  {
    id: 'change',
    header: 'Change',
    isHeaderHidden: true,
    align: 'end',
    render: (row) => (
      <Button
        aria-label={`Change ${row.name}, ${row.channel}`}
        onClick={() => choose({ kind: 'channel', ...row })}
      >
        Change
      </Button>
    ),
  },
];

function ChannelState({ isKilled, isPinned }: ReleasedChannel) {
  return (
    <Cluster gap={8}>
      {isKilled && <Badge tone="danger">Switched off</Badge>}
      <Badge>{isPinned ? 'Pinned' : 'Follows the workspace'}</Badge>
    </Cluster>
  );
}
