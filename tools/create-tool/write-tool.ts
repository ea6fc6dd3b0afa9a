import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NewTool } from './new-tool.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const SUFFIX = '.template';

/** Where a tool is written: as a package of this workspace, or as a repository of its own. */
export type Kind = 'workspace' | 'outside';

/** Writes a new tool into `folder`. @returns its files, from there */
export function writeTool(folder: string, tool: Pick<NewTool, 'name' | 'label'>, kind: Kind): string[] {
  return ['both', kind].flatMap((part) => writePart(join(TEMPLATE, part), folder, tool)).toSorted();
}

function writePart(from: string, to: string, tool: Pick<NewTool, 'name' | 'label'>): string[] {
  const templates = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(SUFFIX),
  );
  return templates.map((template) => {
    const file = template.slice(0, -SUFFIX.length).replaceAll('__name__', tool.name);
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), fill(readFileSync(join(from, template), 'utf8'), tool));
    return file;
  });
}

/** A label holds neither a double quote nor a backslash (packages/contract/src/pages/tool-page.ts). */
function fill(text: string, { name, label }: Pick<NewTool, 'name' | 'label'>): string {
  const words: Readonly<Record<string, string>> = {
    name,
    Name: componentOf(name),
    label,
    labelLiteral: label.includes("'") ? `"${label}"` : `'${label}'`,
  };
  // A pipeline's own `${{ ... }}` has blanks.
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, word: string) => {
    const value = words[word];
    if (value === undefined) throw new Error(`A template asks for "${word}", which no tool has.`);
    return value;
  });
}

/** `photo-book` is `PhotoBook`. */
const componentOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
