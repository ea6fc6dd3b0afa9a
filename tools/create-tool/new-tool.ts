import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toolLabelProblem, toolNameProblem } from '@aic/contract/tool-page';

export const USAGE = `npm run create:tool -- <name> [--label "My tool"]

  Writes the package mf-<name> of a new tool and installs it: page, tests, story, build. Its page is /<name>.

  <name>     lower-case letters and digits with single hyphens between: photo-book
  --label    its word in the navigation, of at most 20 characters; default: the name
  --help     this text`;

export interface NewTool {
  /** Name in the registry, and its address: `/<name>`. */
  name: string;
  /** Its word in the navigation. */
  label: string;
  /** Of its package: `mf-<name>`. */
  folder: string;
}

/**
 * @returns null when the command line asks what can be done. @throws Error that says what is wrong with the command
 * line, or why the tool cannot have this name
 */
export function parseNewTool(argv: readonly string[], root: string): NewTool | null {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { label: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (values.help === true || argv.length === 0) return null;
  if (name === undefined || more.length > 0) throw new Error(`Name one tool: ${USAGE}`);
  const label = values.label ?? labelOf(name);
  const problem = toolNameProblem(name) ?? toolLabelProblem(label);
  if (problem !== null) throw new Error(`${problem}\n${USAGE}`);
  const folder = `mf-${name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already. Nothing was changed.`);
  return { name, label, folder };
}

/** `photo-book` is "Photo book". */
function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
