import { ErrorState, Heading, Stack } from '@aic/design-system';
import { DataTableSkeleton } from '@aic/design-system/billing';
import { errorText, GENERATION_KINDS, type GenerationKind, useQuery, useShell } from '@aic/sdk';
import type { AdminEngine } from '@aic/sdk/admin';
import { useState } from 'react';
import { enginesQuery } from '../../api/admin-queries.ts';
import { engineColumns } from './components/engine-columns.tsx';
import { EngineDialog } from './components/engine-dialog.tsx';
import { KindEngines } from './components/kind-engines.tsx';
import { TryDialog } from './components/try-dialog.tsx';
import { CostsView } from './costs-view.tsx';

type Open =
  | { task: 'edit'; kind: GenerationKind; engine: AdminEngine | null }
  | { task: 'try'; kind: GenerationKind; engine: AdminEngine };

/** Which engine makes what and why, how others are connected, and what they have cost. */
export function EnginesView() {
  const { data, error, isFetching, refetch } = useQuery(enginesQuery(useShell().api));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  if (data === undefined && error !== null) {
    return (
      <ErrorState
        level={2}
        title="Engines could not be loaded"
        description={errorText(error, 'The server could not be reached.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Stack gap={40}>
      {data === undefined ? (
        <DataTableSkeleton caption="Engines" columns={engineColumns({})} />
      ) : (
        GENERATION_KINDS.map((kind) => (
          <KindEngines
            key={kind}
            kind={kind}
            engines={data.engines.filter((engine) => engine.kind === kind)}
            onEdit={(engine) => setOpen({ task: 'edit', kind, engine })}
            onTry={(engine) => setOpen({ task: 'try', kind, engine })}
          />
        ))
      )}
      <Stack gap={16}>
        <Heading level={2}>What they cost</Heading>
        <CostsView />
      </Stack>
      {open?.task === 'edit' && data !== undefined && (
        <EngineDialog kind={open.kind} engine={open.engine} list={data} onClose={close} />
      )}
      {open?.task === 'try' && <TryDialog kind={open.kind} engine={open.engine} onClose={close} />}
    </Stack>
  );
}
