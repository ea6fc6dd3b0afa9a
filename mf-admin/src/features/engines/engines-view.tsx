import { Badge, Heading, Stack } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import { useQuery, useShell, type ProviderInfo, type RemoteEntry } from '@aic/sdk';
import { enginesQuery } from '../../api/admin-queries.ts';
import { ListView } from '../../components/list-view.tsx';

type Release = RemoteEntry & { name: string };

/** Which engine makes what, and which build of each tool is released. */
export function EnginesView() {
  const { data, ...query } = useQuery(enginesQuery(useShell().api));
  const releases = data && Object.entries(data.registry.remotes).map(([name, entry]) => ({ name, ...entry }));

  return (
    <Stack gap={16}>
      <Heading level={2}>Engines</Heading>
      <ListView
        caption="Engines"
        list={{ ...query, data: data?.providers }}
        columns={ENGINE_COLUMNS}
        rowKey={({ kind }) => kind}
        empty={{ title: 'No engines', description: 'Nothing can be made: configure a vendor.' }}
      />
      <Heading level={2}>Releases</Heading>
      <ListView
        caption="Releases"
        list={{ ...query, data: releases }}
        columns={RELEASE_COLUMNS}
        rowKey={({ name }) => name}
        empty={{ title: 'No releases', description: 'No tool has been published yet.' }}
      />
    </Stack>
  );
}

const ENGINE_COLUMNS: DataColumn<ProviderInfo>[] = [
  { id: 'kind', header: 'Makes', isRowHeader: true, render: ({ kind }) => kind },
  { id: 'label', header: 'Engine', render: ({ label }) => label },
  {
    id: 'state',
    header: 'State',
    render: ({ state }) => <Badge tone={state === 'configured' ? 'success' : 'neutral'}>{state}</Badge>,
  },
  { id: 'message', header: 'Says', isWideOnly: true, render: ({ message }) => message ?? '–' },
];

const RELEASE_COLUMNS: DataColumn<Release>[] = [
  { id: 'name', header: 'Tool', isRowHeader: true, render: ({ name }) => name },
  { id: 'version', header: 'Version', render: ({ version }) => version },
  { id: 'build', header: 'Build', render: ({ build }) => build },
];
