import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toolLabelProblem, toolNameProblem } from '@aic/contract/tool-page';

export const USAGE = `npm run create:tool -- <name> [--label "My tool"] [--outside FOLDER [--packages FOLDER_OR_REGISTRY]]

  Writes the package mf-<name> of a new tool and installs it: page, tests, story, build. Its page is /<name>.

  <name>      lower-case letters and digits with single hyphens between: photo-book
  --label     its word in the navigation, of at most 20 characters; default: the name
  --outside   writes a repository of its own into this folder instead, with a pipeline that releases it
  --packages  where that one finds our packages: a folder of tarballs (npm run packages), which it keeps, or a
              registry such as https://npm.example.com; default: wherever npm looks
  --help      this text`;

export interface NewTool {
  /** Name in the registry, and its address: `/<name>`. */
  name: string;
  /** Its word in the navigation. */
  label: string;
  /** Absolute. Of its package, `mf-<name>`, or of its repository. */
  folder: string;
  isOutside: boolean;
  /** Of a repository: where npm finds our packages, as `packageSource` reads it. */
  packages?: string;
}

/**
 * @returns null when the command line asks what can be done. @throws Error that says what is wrong with the command
 * line, or why the tool cannot have this name
 */
export function parseNewTool(argv: readonly string[], root: string): NewTool | null {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: {
      label: { type: 'string' },
      outside: { type: 'string' },
      packages: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (values.help === true || argv.length === 0) return null;
  if (name === undefined || more.length > 0) throw new Error(`Name one tool: ${USAGE}`);
  const { outside, packages, label = labelOf(name) } = values;
  const problem = toolNameProblem(name) ?? toolLabelProblem(label);
  if (problem !== null) throw new Error(`${problem}\n${USAGE}`);
  if (packages !== undefined && outside === undefined) throw new Error('--packages goes with --outside.');
  const folder = resolve(root, outside ?? `mf-${name}`);
  if (!isFree(folder)) throw new Error(`${outside ?? `mf-${name}`} exists already. Nothing was changed.`);
  return {
    name,
    label,
    folder,
    isOutside: outside !== undefined,
    ...(packages !== undefined && { packages }),
  };
}

/** A repository may be there already, with nothing in it. */
const isFree = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).every((name) => name === '.git');

/** `photo-book` is "Photo book". */
function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
