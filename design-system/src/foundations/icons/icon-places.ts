import { iconMeanings } from './icon-meanings.ts';

// What is left out has to be named from here, too: a pattern that begins with `**` is one of this package alone.
const sources = import.meta.glob<string>(
  [
    '../../components/**/*.{ts,tsx}',
    '../../../../{shell,mf-*,packages/studio}/src/**/*.{ts,tsx}',
    '!../../../../**/*.{stories,test,guide}.*',
    '!../../../../**/{testing,samples,wall}/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Components by their folders, tools by theirs; the shell is on every page. */
const placeOf = (file: string): string =>
  (/\/(?:mf-)?(\w+)\/src\//.exec(file) ?? /components\/([^/]+)\//.exec(file))?.[1] ?? file;

/** Read from the sources when the page is built: the icons that a file names, by the place that it belongs to. */
export const iconPlaces: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(iconMeanings).map((name) => {
    const files = Object.entries(sources).filter(([, text]) => new RegExp(`\\b${name}\\b`).test(text));
    return [name, [...new Set(files.map(([file]) => placeOf(file)))].sort()];
  }),
);
