import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toolLabelProblem, toolNameProblem } from '@aic/contract/tool-page';

const USAGE = 'npm run create:tool -- <name> [--label "My tool"]';

export interface NewTool {
  /** Name in the registry, and its address: `/<name>`. */
  name: string;
  /** Its word in the navigation. */
  label: string;
  /** Of its package: `mf-<name>`. */
  folder: string;
}

/** @throws Error that says what is wrong with the command line, or why the tool cannot have this name */
export function parseNewTool(argv: readonly string[], root: string): NewTool {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { label: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
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
