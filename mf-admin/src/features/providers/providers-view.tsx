import { Badge } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import { useQuery, useShell, type ProviderInfo } from '@aic/sdk';
import { enginesQuery } from '../../api/admin-queries.ts';
import { ListView } from '../../components/list-view.tsx';

/** Which engine makes what. */
export function ProvidersView() {
  return (
    <ListView
      caption="Engines"
      list={useQuery(enginesQuery(useShell().api))}
      columns={ENGINE_COLUMNS}
      rowKey={({ kind }) => kind}
      empty={{ title: 'No engines', description: 'Nothing can be made: configure a vendor.' }}
    />
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
