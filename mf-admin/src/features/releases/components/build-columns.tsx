import { Badge, Button } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import { timeText } from '../../../components/time-text.ts';
import type { PublishedBuild } from '../release-rows.ts';
import type { CommandTarget } from './command-dialog.tsx';

export const buildColumns = (choose: (target: CommandTarget) => void): DataColumn<PublishedBuild>[] => [
  { id: 'name', header: 'Tool', render: ({ name }) => name },
  { id: 'build', header: 'Build', isRowHeader: true, render: ({ build }) => build },
  { id: 'commit', header: 'Commit', isWideOnly: true, render: ({ commit }) => commit ?? '–' },
  { id: 'published', header: 'Published', render: ({ publishedAt }) => timeText(publishedAt) },
  { id: 'contract', header: 'For shell', isWideOnly: true, render: ({ contract }) => contract },
  {
    id: 'size',
    header: 'First screen',
    align: 'end',
    isWideOnly: true,
    render: ({ firstScreenBytes }) =>
      firstScreenBytes === null ? '–' : `${(firstScreenBytes / 1000).toFixed(1)} kB`,
  },
  // Who has loaded it, whatever the registry says.
  { id: 'users', header: 'Users now', align: 'end', render: ({ users }) => users },
  {
    id: 'release',
    header: 'Release',
    isHeaderHidden: true,
    align: 'end',
    render: (row) => <ReleaseCell row={row} choose={choose} />,
  },
];

function ReleaseCell({ row, choose }: { row: PublishedBuild; choose: (target: CommandTarget) => void }) {
  if (row.isReleased) return <Badge tone="success">Released</Badge>;
  return (
    <>
      {row.isTakenBack && <Badge tone="danger">Taken back</Badge>}{' '}
      <Button
        aria-label={`Release ${row.build} of ${row.name}`}
        onClick={() => choose({ kind: 'build', name: row.name, build: row.build })}
      >
        Release
      </Button>
    </>
  );
}
