import { Heading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { type DataColumn, DataTable } from '../../src/components/data-table/data-table.tsx';
import type { Example, Guide } from '../../src/guides/guide.ts';
import type { ComponentFacts } from '../facts/facts.ts';
import { Case, Cases, opensOverPage, Shown } from './shown.tsx';
import { ComponentLink, ComponentLinks, StorybookLink, Words } from './words.tsx';

interface Of {
  component: ComponentFacts;
  guide: Guide | null;
  typical: PreparedStory;
}

/** Each value that a person chooses between, as it looks; and when another component is right. */
export function Choices({ guide, typical }: { guide: Guide; typical: PreparedStory }) {
  const choices = Object.entries(guide.choices ?? {}).filter(([prop]) => prop !== 'size');
  return (
    <>
      {choices.map(([prop, values]) => (
        <Values key={prop} prop={prop} values={values} typical={typical} />
      ))}
      {Object.keys(guide.instead).length > 0 && (
        <ul>
          {Object.entries(guide.instead).map(([name, words]) => (
            <li key={name}>
              <ComponentLink name={name} />: <Words>{words}</Words>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Sizes of the type, with the guide's words where it has some. */
export function Sizes({ component, guide, typical }: Of) {
  const sizes = component.values['size'];
  if (sizes === undefined) return null;
  const words = guide?.choices?.['size'] ?? {};
  return (
    <>
      <Heading>Sizes</Heading>
      <Values
        prop="size"
        values={Object.fromEntries(sizes.map((size) => [size, words[size] ?? '']))}
        typical={typical}
      />
    </>
  );
}

interface ValuesProps {
  prop: string;
  values: Readonly<Record<string, string>>;
  typical: PreparedStory;
}

function Values({ prop, values, typical }: ValuesProps) {
  if (opensOverPage(typical)) {
    return (
      <ul>
        {Object.entries(values).map(([value, words]) => (
          <li key={value}>
            <code>{`${prop}="${value}"`}</code>: <Words>{words}</Words>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Cases>
      {Object.entries(values).map(([value, words]) => (
        <Case key={value} name={value} words={<Words>{words}</Words>}>
          <Shown story={typical} args={{ [prop]: valueOf(value) }} />
        </Case>
      ))}
    </Cases>
  );
}

/** Keys of a record are texts; a prop may want the number or the boolean that one stands for. */
const valueOf = (text: string): unknown =>
  /^(true|false|\d+(\.\d+)?)$/.test(text) ? (JSON.parse(text) as unknown) : text;

export function DosAndDonts({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Examples name="Do" isGood examples={guide.do} />
      <Examples name="Don’t" isGood={false} examples={guide.dont} />
    </>
  );
}

interface ExamplesProps {
  name: string;
  isGood: boolean;
  examples: readonly Example[];
}

function Examples({ name, isGood, examples }: ExamplesProps) {
  return (
    <Cases>
      {examples.map(({ shown, words }) => (
        <Case key={words} name={name} isGood={isGood} words={<Words>{words}</Words>}>
          {shown}
        </Case>
      ))}
    </Cases>
  );
}

export function Keys({ guide: { keys } }: { guide: Guide }) {
  return (
    <>
      <Heading>Keyboard</Heading>
      {Object.keys(keys).length === 0 ? (
        <p>Nothing in it takes the focus.</p>
      ) : (
        <div className="sb-unstyled">
          <DataTable
            caption="Keys"
            columns={KEY_COLUMNS}
            rows={Object.entries(keys)}
            rowKey={([key]) => key}
          />
        </div>
      )}
    </>
  );
}

const KEY_COLUMNS: DataColumn<[string, string]>[] = [
  { id: 'key', header: 'Key', isRowHeader: true, render: ([key]) => key },
  { id: 'words', header: 'What it does', render: ([, words]) => <Words>{words}</Words> },
];

/** Where the product has it, and the tokens it is made with: both from the sources. */
export function Usage({ component: { places, partOf, tokens } }: { component: ComponentFacts }) {
  return (
    <>
      <Heading>Where the product uses it</Heading>
      {places.length > 0 ? (
        <ul>
          {byOwner(places).map(([owner, rooms]) => (
            <li key={owner}>
              {owner}
              {rooms.length > 0 && `: ${rooms.join(', ')}`}
            </li>
          ))}
        </ul>
      ) : (
        <p>{partOf.length > 0 ? 'Only inside other components.' : 'Nowhere yet.'}</p>
      )}
      <Heading>Tokens</Heading>
      {tokens.length > 0 ? (
        <ul>
          {byOwner(tokens.map((name) => name.replace('.', ', '))).map(([group, names]) => (
            <li key={group}>
              {group}: {names.map((name) => name).join(', ') || 'chosen by a prop'}
            </li>
          ))}
        </ul>
      ) : (
        <p>None of its own: it is made of other components.</p>
      )}
    </>
  );
}

/** `shell, auth` and `shell, items` as one line. */
function byOwner(places: readonly string[]): [string, string[]][] {
  const owners = Object.groupBy(places, (place) => place.split(', ')[0] ?? '');
  return Object.entries(owners).map(([owner, inside = []]) => [
    owner,
    inside.flatMap((place) => place.split(', ').slice(1)),
  ]);
}

export function Related({
  component,
  guide,
  stories,
}: Omit<Of, 'typical'> & { stories: readonly PreparedStory[] }) {
  const rows: [string, readonly string[]][] = [
    ['Instead of it', Object.keys(guide?.instead ?? {})],
    ['Made of', component.madeOf],
    ['Part of', component.partOf],
  ];
  return (
    <>
      <Heading>Related</Heading>
      <ul>
        {rows
          .filter(([, names]) => names.length > 0)
          .map(([label, names]) => (
            <li key={label}>
              {label}: <ComponentLinks names={names} />
            </li>
          ))}
        <li>
          <a href={`markdown/${component.page}.md`}>This page as Markdown</a>
        </li>
        <li>
          Stories:{' '}
          {stories.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <StorybookLink to={`/story/${id}`}>{name}</StorybookLink>
            </Fragment>
          ))}
        </li>
      </ul>
    </>
  );
}
