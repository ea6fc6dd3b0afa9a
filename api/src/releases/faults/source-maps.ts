import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import type { RemoteFault } from '@aic/contract/remotes';
import type { ErrorReport } from '@aic/contract/schemas';

type Frame = ErrorReport['frames'][number];

/** Finds places of files of one build in its sources. @returns null where there is no map, or it does not know */
export function openSourceMaps(
  folder: string,
): (frame: Frame) => Promise<RemoteFault['frames'][number] | null> {
  const maps = new Map<string, Promise<SourceMap | null>>();
  return async ({ file, line, column }) => {
    const reading = maps.get(file) ?? readMap(join(folder, `${file}.map`));
    maps.set(file, reading);
    // Both count from 0.
    const entry = (await reading)?.findEntry(line - 1, column - 1);
    if (entry === undefined || !('originalSource' in entry) || !entry.originalSource) return null;
    return {
      file: sourceOf(entry.originalSource),
      line: entry.originalLine + 1,
      column: entry.originalColumn + 1,
      isSource: true,
    };
  };
}

async function readMap(file: string): Promise<SourceMap | null> {
  try {
    // Safe because the class looks at it again, and what it cannot read is caught.
    return new SourceMap(JSON.parse(await readFile(file, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}

/**
 * `webpack://aic_demo_1a2b3c/./src/tool.tsx` is `src/tool.tsx`, and a library's is its own path. A map says what its
 * team likes, and terminals show it: nothing that acts on one.
 */
function sourceOf(address: string): string {
  const path = address
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^\.\//, '');
  const library = path.lastIndexOf('node_modules/');
  return library === -1 ? path : path.slice(library + 'node_modules/'.length);
}
