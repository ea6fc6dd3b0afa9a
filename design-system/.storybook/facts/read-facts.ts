import { basename, dirname } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { ComponentFacts } from './facts.ts';
import { keysPressed } from './keys.ts';
import { type Change, readChanges } from './read-changes.ts';
import { readGuide } from './read-guide.ts';
import {
  exists,
  type Exported,
  find,
  foldersIn,
  read,
  readExports,
  readPlaces,
  sourcesOf,
  tokensOf,
  valuesIn,
} from './read-sources.ts';
import { type Measured, statusOf } from './status.ts';
import { SYNONYMS } from './synonyms.ts';

let known: ComponentFacts[] | undefined;
/** Read once: while Storybook runs, what the product imports and what is missing stay as they were at the start. */
export const facts = (): ComponentFacts[] => (known ??= readFacts());

/** What stands in the sources of each component that has stories, by title. */
export function readFacts(): ComponentFacts[] {
  const exported = readExports();
  const places = readPlaces();
  const changes = readChanges();
  const components = find('src/components/*/*.stories.tsx').map((file) =>
    readComponent(file, exported, places, changes),
  );
  const namesIn = (folder: string): string[] =>
    components.filter((component) => component.folder === folder).map(({ name }) => name);
  return components
    .map(({ madeOf, ...component }) => ({
      ...component,
      // A part without a page, such as the frame that fields share, goes by its folder.
      madeOf: madeOf.map((folder) => namesIn(folder)[0] ?? folder),
      partOf: components
        .filter(
          ({ madeOf: folders, folder }) => folders.includes(component.folder) && folder !== component.folder,
        )
        .map(({ name }) => name),
    }))
    .map(({ code, ...component }) => ({ ...component, ...statusOf({ ...component, code }) }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

function readComponent(
  file: string,
  exported: readonly Exported[],
  places: ReadonlyMap<string, ReadonlySet<string>>,
  changes: ReadonlyMap<string, Change[]>,
): Measured {
  const code = read(file);
  const { meta } = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse();
  const title = meta.title ?? '';
  const name = /^\w+/.exec(meta.component ?? '')?.[0] ?? title.split('/').at(-1) ?? '';
  const folder = basename(dirname(file));
  const source = sourcesOf(folder).find((one) => declares(name).test(read(one)));
  const named = file.replace('.stories.tsx', '.guide.tsx');
  const isAlone = find(`src/components/${folder}/*.stories.tsx`).length === 1;
  const guideFile = isAlone && !exists(named) ? `src/components/${folder}/${folder}.guide.tsx` : named;
  // A page of several, such as that of Stack, Cluster and Grid, is of all that its file exports.
  const names = title.includes(', ')
    ? exported.filter((one) => one.file === source).map((one) => one.name)
    : [name];
  return {
    file: `./${file}`,
    folder,
    title,
    name,
    page: toId(title, 'docs'),
    line: source === undefined ? '' : lineOf(read(source), name),
    also: SYNONYMS[title.split('/').at(-1) ?? ''] ?? '',
    entry: exported.find((one) => one.name === name)?.entry ?? null,
    guideFile,
    guide: exists(guideFile) ? readGuide(read(guideFile)) : null,
    pressed: keysPressed(code),
    values: source === undefined ? {} : valuesIn(source),
    tokens: tokensOf(folder),
    places: [...new Set(names.flatMap((one) => [...(places.get(one) ?? [])]))].toSorted(),
    madeOf: foldersIn(folder),
    partOf: [],
    changes: changes.get(folder) ?? [],
    code,
  };
}

const declares = (name: string): RegExp => new RegExp(`export (?:function|const) ${name}\\b`);

/** First sentence of the comment at the component. */
function lineOf(source: string, name: string): string {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/).)*?)\\*/\\s*export (?:function|const) ${name}\\b`,
    's',
  ).exec(source);
  const words = (comment?.[1] ?? '').replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
  return /^.+?[.:](?=\s|$)/.exec(words)?.[0].replace(/:$/, '.') ?? words;
}
