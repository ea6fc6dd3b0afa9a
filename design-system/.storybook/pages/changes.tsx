import { Heading } from '@storybook/addon-docs/blocks';
import { facts } from 'virtual:component-facts';
import type { ComponentFacts } from '../facts/facts.ts';
import { NO_CHANGES } from '../facts/markdown.ts';
import type { Change } from '../facts/read-changes.ts';
import { ComponentLinks } from './words.tsx';

const NEWS = 10;

/** What commits did to a component. */
export function Changes({ component: { changes } }: { component: ComponentFacts }) {
  return (
    <>
      <Heading>Changes</Heading>
      {changes.length > 0 ? (
        <ul>
          {changes.map((change) => (
            <li key={change.hash}>
              <Commit change={change} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{NO_CHANGES}</p>
      )}
    </>
  );
}

/** The newest changes of all components, with the ways to their pages. */
export function WhatIsNew() {
  const commits = new Map<string, { change: Change; names: string[] }>();
  for (const { name, changes } of facts) {
    for (const change of changes) {
      const { names } = commits.get(change.hash) ?? { names: [] };
      commits.set(change.hash, { change, names: [...names, name] });
    }
  }
  const newest = [...commits.values()]
    .toSorted((a, b) => b.change.time.localeCompare(a.change.time))
    .slice(0, NEWS);
  if (newest.length === 0) return <p>No history of the components is here.</p>;
  return (
    <ul>
      {newest.map(({ change, names }) => (
        <li key={change.hash}>
          <Commit change={change} />: <ComponentLinks names={names} />
        </li>
      ))}
    </ul>
  );
}

function Commit({ change: { time, subject, hash } }: { change: Change }) {
  return (
    <>
      <time dateTime={time}>{time.slice(0, 10)}</time> {subject} <code>{hash}</code>
    </>
  );
}
