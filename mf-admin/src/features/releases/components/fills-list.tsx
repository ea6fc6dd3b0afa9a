import { Badge, Button, Cluster } from '@aic/design-system';
import type { DataColumn } from '@aic/design-system/billing';
import { useQuery, useShell } from '@aic/sdk';
import type { AdminFill } from '@aic/sdk/admin';
import { fillsQuery } from '../../../api/admin-queries.ts';
import { useAdminAction } from '../../../api/use-admin-action.ts';
import { ListView } from '../../../components/list-view.tsx';

const PLACES: Readonly<Record<AdminFill['slot'], string>> = {
  'item-action': "An item's menu",
  'library-panel': 'At the side of the library',
  'account-card': 'On the account',
  'composer-line': 'Below the prompt',
  command: 'In the palette',
};

/** What tools put into pages of others: in which order, and whether at all. */
export function FillsList({ isShown }: { isShown: (fill: AdminFill) => boolean }) {
  const { api } = useShell();
  const list = useQuery(fillsQuery(api));
  const act = useAdminAction();
  const besides = ({ slot }: AdminFill) => (list.data ?? []).filter((fill) => fill.slot === slot);
  const arrange = (slot: string, fills: readonly AdminFill[], done: string): void =>
    act.mutate({
      path: `/api/admin/slots/${slot}`,
      json: { fills: fills.map(({ name, isOn }) => ({ name, isOn })) },
      done,
    });
  const toggle = (fill: AdminFill): void =>
    arrange(
      fill.slot,
      besides(fill).map((other) => (other === fill ? { ...fill, isOn: !fill.isOn } : other)),
      `${fill.isOn ? 'Turned off' : 'Turned on'}: ${fill.label}`,
    );
  const moveUp = (fill: AdminFill): void => {
    const fills = besides(fill);
    const at = fills.indexOf(fill);
    arrange(fill.slot, fills.with(at, fills[at - 1] ?? fill).with(at - 1, fill), `Moved up: ${fill.label}`);
  };

  return (
    <ListView
      caption="In pages of others"
      list={{ ...list, data: list.data?.filter(isShown) }}
      columns={columns({ toggle, moveUp: (fill) => (besides(fill)[0] === fill ? null : () => moveUp(fill)) })}
      rowKey={({ slot, name }) => `${slot} ${name}`}
      empty={{
        title: 'Nothing so far',
        description: 'What a tool shows in pages of other tools is listed here.',
      }}
    />
  );
}

interface FillTasks {
  toggle: (fill: AdminFill) => void;
  /** Null: it is the first one. */
  moveUp: (fill: AdminFill) => (() => void) | null;
}

const columns = ({ toggle, moveUp }: FillTasks): DataColumn<AdminFill>[] => [
  { id: 'label', header: 'What', isRowHeader: true, render: ({ label }) => label },
  { id: 'slot', header: 'Where', render: ({ slot }) => PLACES[slot] },
  { id: 'name', header: 'Tool', isWideOnly: true, render: ({ name }) => name },
  {
    id: 'state',
    header: 'State',
    render: ({ isOn }) => <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>,
  },
  {
    id: 'tasks',
    header: 'Tasks',
    isHeaderHidden: true,
    align: 'end',
    render: (fill) => {
      const up = moveUp(fill);
      return (
        <Cluster gap={8} justify="end">
          {up !== null && (
            <Button aria-label={`Move up: ${fill.label}`} onClick={up}>
              Move up
            </Button>
          )}
          <Button
            aria-label={`${fill.isOn ? 'Turn off' : 'Turn on'}: ${fill.label}`}
            onClick={() => toggle(fill)}
          >
            {fill.isOn ? 'Turn off' : 'Turn on'}
          </Button>
        </Cluster>
      );
    },
  },
];
