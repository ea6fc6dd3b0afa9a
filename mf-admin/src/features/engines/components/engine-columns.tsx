import { Badge, type BadgeTone, Button, Cluster, IconButton, Stack, Text } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import { DropdownMenu, type MenuEntry } from '@aic/design-system/overlays';
import { MoreIcon } from '@aic/design-system/studio';
import { KINDS } from '@aic/sdk';
import type { AdminEngine } from '@aic/sdk/admin';

interface EngineTasks {
  onTry?: (engine: AdminEngine) => void;
  onEdit?: (engine: AdminEngine) => void;
  onToggle?: (engine: AdminEngine) => void;
  onRemove?: (engine: AdminEngine) => void;
  /** Null: it is the first one. */
  onMoveUp?: (engine: AdminEngine) => (() => void) | null;
}

const SOURCES: Readonly<Record<AdminEngine['source'], string>> = {
  administration: 'Added here',
  file: 'ENGINES_FILE',
  environment: 'Environment',
  here: 'On this machine',
  preview: 'Built in',
};

const STATES: Readonly<Record<AdminEngine['state'], readonly [string, BadgeTone]>> = {
  default: ['In force', 'success'],
  offered: ['To choose', 'info'],
  off: ['Off', 'neutral'],
  broken: ['Not reached', 'danger'],
};

export const engineColumns = (tasks: EngineTasks): DataColumn<AdminEngine>[] => [
  {
    id: 'engine',
    header: 'Engine',
    isRowHeader: true,
    render: ({ label, model, baseUrl, note }) => (
      <Stack gap={2}>
        {label}
        <Text size="small" tone="muted" style={BREAKS}>
          {[!label.includes(model) && model, baseUrl].filter(Boolean).join(' · ')}
        </Text>
        {note !== null && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'source', header: 'From', isWideOnly: true, render: ({ source }) => SOURCES[source] },
  {
    id: 'price',
    header: 'Credits',
    align: 'end',
    isWideOnly: true,
    render: ({ kind, price }) => price ?? KINDS[kind].price,
  },
  {
    id: 'state',
    header: 'State',
    render: ({ state, source }) => {
      const [words, tone] = STATES[state];
      return <Badge tone={source === 'preview' ? 'warning' : tone}>{words}</Badge>;
    },
  },
  {
    id: 'tasks',
    header: 'Tasks',
    isHeaderHidden: true,
    align: 'end',
    render: (engine) => engine.source !== 'preview' && <Tasks engine={engine} {...tasks} />,
  },
];

function Tasks({
  engine,
  onTry,
  onEdit,
  onToggle,
  onRemove,
  onMoveUp,
}: EngineTasks & { engine: AdminEngine }) {
  const { label, source, state } = engine;
  const moveUp = onMoveUp?.(engine) ?? null;
  const isOwn = source === 'administration';
  const entries: MenuEntry[] = [
    ...(isOwn ? [entry('change', 'Change', () => onEdit?.(engine))] : []),
    entry('toggle', state === 'off' ? 'Turn on' : 'Turn off', () => onToggle?.(engine)),
    ...(moveUp === null ? [] : [entry('up', 'Move up', moveUp)]),
    ...(isOwn ? [{ ...entry('remove', 'Remove', () => onRemove?.(engine)), isDestructive: true }] : []),
  ];
  return (
    <Cluster gap={8} justify="end" style={ONE_LINE}>
      <Button aria-label={`Try ${label}`} onClick={() => onTry?.(engine)}>
        Try
      </Button>
      <DropdownMenu
        trigger={
          <IconButton label={`More for ${label}`}>
            <MoreIcon />
          </IconButton>
        }
        entries={entries}
      />
    </Cluster>
  );
}

/** Models and addresses have no spaces. */
const BREAKS = { overflowWrap: 'anywhere' } as const;
const ONE_LINE = { flexWrap: 'nowrap' } as const;

const entry = (id: string, label: string, onSelect: () => void) =>
  ({ kind: 'item', id, label, onSelect }) as const;
