import { Badge, Heading, Stack } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import { useQuery, useShell, type ProviderInfo } from '@aic/sdk';
import { enginesQuery } from '../../api/admin-queries.ts';
import { ListView } from '../../components/list-view.tsx';
import { CostsView } from './costs-view.tsx';

/** Which engine makes what, and what that has cost. */
export function EnginesView() {
  return (
    <Stack gap={16}>
      <ListView
        caption="Engines"
        list={useQuery(enginesQuery(useShell().api))}
        columns={ENGINE_COLUMNS}
        rowKey={({ kind }) => kind}
        empty={{ title: 'No engines', description: 'Nothing can be made: configure a vendor.' }}
      />
      <Heading level={2}>What they cost</Heading>
      <CostsView />
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
