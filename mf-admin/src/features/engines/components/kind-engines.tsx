import { Button, Cluster, Heading, Stack, Text } from '@aic/design-system';
import { DataTable } from '@aic/design-system/billing';
import { AlertDialog } from '@aic/design-system/overlays';
import { type GenerationKind, KINDS } from '@aic/sdk';
import type { AdminEngine } from '@aic/sdk/admin';
import { useState } from 'react';
import { useAdminAction } from '../../../api/use-admin-action.ts';
import { engineColumns } from './engine-columns.tsx';

interface KindEnginesProps {
  kind: GenerationKind;
  /** The default first. */
  engines: readonly AdminEngine[];
  /** Null: a new one. */
  onEdit: (engine: AdminEngine | null) => void;
  onTry: (engine: AdminEngine) => void;
}

/** The engines of a kind: which is in force and why, their order, and which are on. */
export function KindEngines({ kind, engines, onEdit, onTry }: KindEnginesProps) {
  const [removed, setRemoved] = useState<AdminEngine | null>(null);
  const act = useAdminAction();
  const { pluralLabel } = KINDS[kind];
  const own = engines.filter(({ source }) => source !== 'preview');

  function arrange(order: readonly AdminEngine[], changed: AdminEngine, isOn: boolean, done: string): void {
    const json = {
      engines: order.map(({ id, state }) => ({ id, isOn: id === changed.id ? isOn : state !== 'off' })),
    };
    act.mutate({ path: `/api/admin/engines/${kind}`, json, done });
  }
  function moveUp(engine: AdminEngine): void {
    const at = own.indexOf(engine);
    const order = own.with(at, own[at - 1] ?? engine).with(at - 1, engine);
    arrange(order, engine, engine.state !== 'off', `Moved up: ${engine.label}`);
  }
  const toggle = (engine: AdminEngine) =>
    arrange(
      own,
      engine,
      engine.state === 'off',
      `${engine.state === 'off' ? 'Turned on' : 'Turned off'}: ${engine.label}`,
    );

  return (
    <Stack gap={12} as="section" aria-label={pluralLabel}>
      <Cluster justify="space-between">
        <Stack gap={4}>
          <Heading level={2}>{pluralLabel}</Heading>
          <Text tone="muted">{reasonOf(engines)}</Text>
        </Stack>
        <Button aria-label={`Add an engine: ${pluralLabel}`} onClick={() => onEdit(null)}>
          Add an engine
        </Button>
      </Cluster>
      <DataTable
        caption={`Engines: ${pluralLabel}`}
        columns={engineColumns({
          onTry,
          onEdit,
          onToggle: toggle,
          onRemove: setRemoved,
          onMoveUp: (engine) => (own.indexOf(engine) > 0 ? () => moveUp(engine) : null),
        })}
        rows={engines}
        rowKey={({ id }) => id}
      />
      {removed !== null && (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setRemoved(null)}
          title={`Remove ${removed.label}?`}
          description="Its key is forgotten. What runs is finished; what still waits for it fails, and its credits go back. Turn it off first to let that be made."
          confirmLabel="Remove"
          onConfirm={() => {
            const path = `/api/admin/engines/${kind}/${removed.id}/remove`;
            act.mutate({ path, done: `Removed: ${removed.label}` });
            setRemoved(null);
          }}
          isDestructive
        />
      )}
    </Stack>
  );
}

const REASONS: Readonly<Record<AdminEngine['source'], string>> = {
  administration: 'it was added here.',
  file: 'ENGINES_FILE names it.',
  environment: 'variables of the environment set it up.',
  here: 'it was found, and nothing else is set up.',
  preview: 'nothing else is connected.',
};

function reasonOf(engines: readonly AdminEngine[]): string {
  const first = engines.find(({ state }) => state === 'default');
  if (first === undefined) return 'Nothing makes these. Connect a model.';
  if (first.source === 'preview') return 'Made by a preview engine, not an AI model. Connect a model.';
  return `Made by ${first.label}: ${REASONS[first.source]}`;
}
