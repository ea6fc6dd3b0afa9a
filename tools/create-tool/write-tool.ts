import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NewTool } from './new-tool.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const SUFFIX = '.template';

/** Writes the package of a new tool into `root`. @returns its files, from `root` */
export function writeTool(root: string, tool: NewTool): string[] {
  const templates = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(SUFFIX),
  );
  return templates.toSorted().map((template) => {
    const file = join(tool.folder, template.slice(0, -SUFFIX.length).replaceAll('__name__', tool.name));
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), fill(readFileSync(join(TEMPLATE, template), 'utf8'), tool));
    return file;
  });
}

/** A label holds neither a double quote nor a backslash (packages/contract/src/pages/tool-page.ts). */
function fill(text: string, { name, label }: NewTool): string {
  const words: Readonly<Record<string, string>> = {
    name,
    Name: componentOf(name),
    label,
    labelLiteral: label.includes("'") ? `"${label}"` : `'${label}'`,
  };
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
