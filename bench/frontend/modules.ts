import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';

/** What Rspack writes beside a script, of which this reads two members. */
export interface SourceMap {
  sources: readonly string[];
  mappings: string;
}

/**
 * How much of a minified script came from each module, by the script's own source map. @returns characters by module
 */
export function sizeByModule(code: string, { sources, mappings }: SourceMap): Map<string, number> {
  const sizes = new Map<string, number>();
  const lines = code.split('\n');
  for (const [index, segments] of decode(mappings).entries()) {
    const lineLength = lines[index]?.length ?? 0;
    for (const [position, [column, source]] of segments.entries()) {
      if (source === undefined) continue;
      const name = shortName(sources[source] ?? '');
      const end = segments[position + 1]?.[0] ?? lineLength;
      sizes.set(name, (sizes.get(name) ?? 0) + end - column);
    }
  }
  return sizes;
}

/** `webpack://aic_shell_1a2b/../node_modules/.pnpm/react@19/node_modules/react/index.js`: the part that people know. */
function shortName(source: string): string {
  const [, inPackage] = /.*node_modules\/(.+)$/.exec(source) ?? [];
  return inPackage ?? source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.\.?\/)+/, '');
}

/** Of several scripts of one build. A module that is in two of them counts twice. */
export function modulesOf(folder: string, scripts: readonly string[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const script of scripts) {
    const file = join(folder, script);
    // Safe because the compiler has written it.
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMap;
    for (const [name, size] of sizeByModule(readFileSync(file, 'utf8'), map)) {
      total.set(name, (total.get(name) ?? 0) + size);
    }
  }
  return total;
}
