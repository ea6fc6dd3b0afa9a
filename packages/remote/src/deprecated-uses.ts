import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Deprecation, DEPRECATIONS, keptUntil } from '@aic/contract/deprecations';
import { BuildError } from './exit-code.ts';

export interface DeprecatedUse extends Deprecation {
  until: ReturnType<typeof keptUntil>;
  /** The scripts of the build that use it. */
  files: string[];
}

/**
 * What a build uses of what the page shares and will not for ever. Rspack and webpack keep the names of shared modules
 * and of their exports, which are read as properties: `(0,r.jsx)(o.RadioCards,{...})`. Other ways to use one are not
 * seen, such as an `import()` that is taken apart, and what a namespace import is handed on to.
 * @param folder with a `build-info.json`
 * @returns null for a build with Vite, whose plugin reads each export of what is shared, whether it is used or not
 * @throws BuildError when a script that it names is not there
 */
export async function findDeprecatedUses(folder: string): Promise<DeprecatedUse[] | null> {
  const scripts = Object.entries(await readScripts(folder));
  if (scripts.some(([file]) => file.includes('__loadShare__'))) return null;
  const takes = (module: string) =>
    scripts.some(([, script]) => ['"', "'", '`'].some((quote) => script.includes(quote + module + quote)));
  return DEPRECATIONS.filter(({ from }) => takes(from))
    .map((deprecation) => ({
      ...deprecation,
      until: keptUntil(deprecation),
      files: scripts.filter(([, script]) => isUsedIn(script, deprecation)).map(([file]) => file),
    }))
    .filter(({ files }) => files.length > 0);
}

const isUsedIn = (script: string, { name, property }: Deprecation): boolean =>
  new RegExp(`\\.${name}(?![\\w$])`).test(script) && (property === undefined || sets(property).test(script));

/** In an object that is written, and not in one that is taken apart: `{isComposerTall:n=!1}`. */
const sets = (property: string): RegExp =>
  new RegExp(`[{,]\\s*["']?${property}["']?\\s*:(?!\\s*[\\w$]+\\s*=[^=>])`);

async function readScripts(folder: string): Promise<Record<string, string>> {
  // Safe because the registry reads the whole; a build without files has no script.
  const { integrity = {} } = JSON.parse(await readFile(join(folder, 'build-info.json'), 'utf8')) as {
    integrity?: Record<string, string>;
  };
  const files = Object.keys(integrity).filter((file) => /\.m?js$/.test(file));
  const texts = await Promise.all(
    files.map((file) =>
      readFile(join(folder, file), 'utf8').catch((error: unknown) => {
        throw new BuildError(`build-info.json names ${file}, which is not there.`, { cause: error });
      }),
    ),
  );
  return Object.fromEntries(files.map((file, place) => [file, texts[place] ?? '']));
}
