import { useState } from 'react';
import { facts, pages } from 'virtual:component-facts';
import { type DataColumn, DataTable } from '../../src/components/data-table/data-table.tsx';
import { TextField } from '../../src/components/text-field/text-field.tsx';
import type { ComponentFacts } from '../facts/facts.ts';
import { StatusBadge } from './status-badge.tsx';
import { StorybookLink, Words } from './words.tsx';

/** Every component with its status and what that is computed from, found by what it is for. */
export function AllComponents() {
  const [wanted, setWanted] = useState('');
  const found = facts
    .filter(({ title, line, also, guide, tokens }) => matches([title, line, also, guide, tokens], wanted))
    .toSorted((a, b) => Number(isNamed(b, wanted)) - Number(isNamed(a, wanted)));
  const written = wanted.trim() === '' ? [] : pages.filter(({ words }) => matches(words, wanted));
  return (
    <>
      <div className="sb-unstyled" style={{ maxWidth: 360 }}>
        <TextField
          type="search"
          label="Find a component"
          hint="By a name, here or elsewhere, by what it is for, or by a token."
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
      {written.length > 0 && (
        <>
          <p>Foundations and patterns that speak of it:</p>
          <ul>
            {written.map(({ title, page }) => (
              <li key={page}>
                <StorybookLink to={`/docs/${page}`}>{title}</StorybookLink>
              </li>
            ))}
          </ul>
        </>
      )}
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

const isNamed = ({ title, also }: ComponentFacts, wanted: string): boolean => matches([title, also], wanted);

/** Every word that is asked for begins a word of the texts. */
function matches(texts: unknown, wanted: string): boolean {
  const known = textsIn(texts).flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u));
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => word === '' || known.some((one) => one.startsWith(word)));
}

/** The names of a guide's parts are keys, and no texts. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
