import { useState } from 'react';
import { facts } from 'virtual:component-facts';
import { type DataColumn, DataTable } from '../../src/components/data-table/data-table.tsx';
import { TextField } from '../../src/components/text-field/text-field.tsx';
import type { ComponentFacts } from '../facts/facts.ts';
import { StatusBadge } from './status-badge.tsx';
import { StorybookLink, Words } from './words.tsx';

/** Every component with its status and what that is computed from, found by what it is for. */
export function AllComponents() {
  const [wanted, setWanted] = useState('');
  const found = facts.filter((component) => matches(component, wanted));
  return (
    <>
      <div className="sb-unstyled" style={{ maxWidth: 360 }}>
        <TextField
          type="search"
          label="Find a component"
          hint="By its name, or by what it is for."
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <p role="status">
        {found.length} of {facts.length}
      </p>
      <div className="sb-unstyled">
        <DataTable
          caption="Components and their status"
          columns={columns}
          rows={found}
          rowKey={({ title }) => title}
        />
      </div>
    </>
  );
}

const columns: DataColumn<ComponentFacts>[] = [
  {
    id: 'name',
    header: 'Component',
    isRowHeader: true,
    render: ({ page, title }) => (
      <StorybookLink to={`/docs/${page}`}>{title.split('/').at(-1)}</StorybookLink>
    ),
  },
  { id: 'status', header: 'Status', render: (component) => <StatusBadge status={component.status} /> },
  {
    id: 'line',
    header: 'What it is',
    render: ({ line }) => (
      <div style={{ minWidth: 240 }}>
        <Words>{line}</Words>
      </div>
    ),
  },
  ...Object.keys(facts[0]?.criteria ?? {}).map((name) => ({
    id: name,
    header: name,
    render: ({ criteria }: ComponentFacts) => (criteria[name] === true ? 'yes' : 'no'),
  })),
];

/** Every word that is asked for begins a word of the component's name, line or guide. */
function matches({ title, line, guide }: ComponentFacts, wanted: string): boolean {
  const chosen = Object.values(guide?.choices ?? {}).flatMap((values) => Object.values(values));
  const text = [title, line, guide?.use ?? '', ...Object.values(guide?.instead ?? {}), ...chosen]
    .join(' ')
    .toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => word === '' || text.split(/[^\p{L}\d]+/u).some((one) => one.startsWith(word)));
}
