import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

export const designSystem = join(import.meta.dirname, '../..');
const repository = join(designSystem, '..');

/** A part of the product that is made with the system. */
const USERS = 'shell,mf-*,packages/studio,packages/build-kit'
  .split(',')
  .map((user) => `${user}/src/**/*.{ts,tsx}`);
const NO_SOURCE = /\.(stories|test|guide)\.tsx?$|\/sample-[\w-]+\.tsx$|\/testing\//;

export const read = (file: string): string => readFileSync(join(designSystem, file), 'utf8');
export const exists = (file: string): boolean => existsSync(join(designSystem, file));
export const find = (pattern: string): string[] => globSync(pattern, { cwd: designSystem }).toSorted();

/** Sources of a component's folder, without what shows and tests it. */
export const sourcesOf = (folder: string): string[] =>
  find(`src/components/${folder}/**/*.{ts,tsx}`).filter((file) => !NO_SOURCE.test(file));

export interface Exported {
  name: string;
  /** As it is imported: `@aic/design-system/studio`. */
  entry: string;
  file: string;
}

/** What the entries of the package export besides hooks and values of its own. */
export function readExports(): Exported[] {
  // Safe because the package has string entries alone.
  const { exports: entries } = JSON.parse(read('package.json')) as { exports: Record<string, string> };
  return Object.entries(entries)
    .filter(([, file]) => file.endsWith('.ts'))
    .flatMap(([entry, file]) =>
      [...read(file).matchAll(/export \{([^}]+)\} from '\.\/((?:components|a11y)\/[^']+)'/g)].flatMap(
        ([, names = '', source = '']) =>
          listed(names).map((name) => ({
            name,
            entry: `@aic/design-system${entry.slice(1)}`,
            file: `src/${source}`,
          })),
      ),
    );
}

/** Places of the product, by the names that they import from the system. */
export function readPlaces(): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const file of USERS.flatMap((pattern) => globSync(pattern, { cwd: repository }))) {
    if (NO_SOURCE.test(file)) continue;
    const text = readFileSync(join(repository, file), 'utf8');
    const names = [
      ...importedIn(text, /import \{([^}]+)\} from '@aic\/design-system[^']*'/g),
      // Loaded later: a member of the entry's module, or named when that has come.
      ...(/import\([^)]*'@aic\/design-system/.test(text) ? (text.match(/\b[A-Z]\w+\b/g) ?? []) : []),
    ];
    for (const name of names) places.set(name, (places.get(name) ?? new Set()).add(placeOf(file)));
  }
  return places;
}

/** Packages of the product and folders of components, by the icon that they use. */
export function readIconPlaces(): Record<string, string[]> {
  const inProduct = [...readPlaces()].flatMap(([icon, places]) =>
    [...places].map((place) => ({ icon, place: place.replace(/,.*/, '') })),
  );
  const inSystem = find('src/components/*').flatMap((path) =>
    sourcesOf(basename(path)).flatMap((file) =>
      importedIn(read(file), /import \{([^}]+)\} from '[^']+\/icons\.ts'/g).map((icon) => ({
        icon,
        place: basename(path),
      })),
    ),
  );
  const byIcon = Object.groupBy([...inSystem, ...inProduct], ({ icon }) => icon);
  return Object.fromEntries(
    Object.entries(byIcon)
      .filter(([icon]) => icon.endsWith('Icon'))
      .map(([icon, uses = []]) => [icon, [...new Set(uses.map(({ place }) => place))].toSorted()]),
  );
}

const importedIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => listed(names));

/** By package and feature: `shell, pricing`. */
function placeOf(file: string): string {
  const [whole = '', inside = ''] = file.split('/src/');
  const owner = whole.replace(/^(packages\/|mf-)/, '');
  const [room = '', feature] = inside.split('/');
  const place = room === 'features' ? feature : inside.includes('/') ? room : undefined;
  return place === undefined || place === owner ? owner : `${owner}, ${place}`;
}

/** Names of components' folders that a folder's sources import. */
export const foldersIn = (folder: string): string[] => [
  ...new Set(
    sourcesOf(folder).flatMap((file) =>
      [...read(file).matchAll(/from '(\.[^']+)'/g)]
        .map(([, path = '']) => relative('src/components', join(dirname(file), path)).split('/'))
        .flatMap(([other = '', ...rest]) =>
          rest.length > 0 && other !== '..' && other !== folder ? [other] : [],
        ),
    ),
  ),
];

/** `token.color.fg` and its like; a value that is chosen while it runs is named by its group. */
export const tokensOf = (folder: string): string[] =>
  [
    ...new Set(
      sourcesOf(folder).flatMap((file) =>
        [...read(file).matchAll(/\btoken\.(?!ts\b)(\w+)(?:\.(\w+)|\[(?:'(\w+)'|(\d+))\])?/g)].map(
          ([, group, ...names]) => [group, ...names.filter((name) => name !== undefined)].join('.'),
        ),
      ),
    ),
  ].toSorted();

/** Values of each prop of a source file whose type is a union of words, here or in a file that it imports. */
export function valuesIn(file: string): Record<string, string[]> {
  const text = read(file);
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
  const texts = [
    text,
    ...imported.filter((path) => /\.tsx?$/.test(path)).map(read),
    read('src/tokens/scale.ts'),
  ];
  const aliasOf = (name: string): string =>
    texts
      .map((one) => new RegExp(`type ${name} =\\s*([^;]+);`).exec(one)?.[1])
      .find((found) => found !== undefined) ?? '';
  const keysOf = (name: string): string[] =>
    texts
      .flatMap((one) => new RegExp(`const ${name} = \\{(.+?)\\}`, 's').exec(one)?.[1] ?? [])
      .flatMap((body) => [...body.replaceAll(/'[^']*'/g, '').matchAll(/(\w+):/g)].map(([, key = '']) => key));
  const wordsOf = (type: string): string[] => {
    if (/^\w+$/.test(type)) return wordsOf(aliasOf(type).trim());
    const keyed = /^keyof typeof (?:token\.)?(\w+)$/.exec(type)?.[1];
    if (keyed !== undefined) return keysOf(keyed);
    return /^(\|? ?'[\w-]+'\s*)+$/.test(type)
      ? [...type.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word)
      : [];
  };
  return Object.fromEntries(
    [...text.matchAll(/^ {2}(\w+)\??: ([^;\n{(]+);/gm)]
      .map(([, prop = '', type = '']) => [prop, wordsOf(type.replace(/ \| undefined$/, ''))] as const)
      .filter(([, words]) => words.length > 1),
  );
}

const listed = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/^.+ as /, ''));
