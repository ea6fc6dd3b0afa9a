import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Versions by name: what `catalog:` stands for in this workspace. */
export function readCatalog(root: string): Record<string, string> {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  // Safe because pnpm refuses to install a workspace with another file.
  return (parse(text) as { catalog: Record<string, string> }).catalog;
}
