import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { facts } from 'virtual:component-facts';

/** A sentence of a guide: what stands in backticks is code. */
export function Words({ children }: { children: string }) {
  return children
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`') ? (
        <code key={part}>{part.slice(1, -1)}</code>
      ) : (
        <Fragment key={part}>{part}</Fragment>
      ),
    );
}

/** A component's name, with the way to its page where it has one. */
export function ComponentLink({ name }: { name: string }) {
  const page = facts.find((one) => one.name === name || one.title.split(/\/|, /).includes(name))?.page;
  return page === undefined ? (
    <code>{name}</code>
  ) : (
    <StorybookLink to={`/docs/${page}`}>{name}</StorybookLink>
  );
}

export function ComponentLinks({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <ComponentLink name={name} />
    </Fragment>
  ));
}

/** A link to another page of Storybook, by its path there. */
export function StorybookLink({ to, children }: { to: string; children: string | undefined }) {
  return (
    <AnchorMdx href={`?path=${to}`} target="_self">
      {children ?? to}
    </AnchorMdx>
  );
}
