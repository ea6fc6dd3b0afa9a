import { extname, join } from 'node:path';

/**
 * Path of a module that is named and not imported: TypeScript in the workspace, JavaScript where this package is
 * installed.
 * @param from `import.meta` of who names it
 * @param path from its folder, without the extension
 */
export const moduleFile = (from: Pick<ImportMeta, 'dirname' | 'filename'>, path: string): string =>
  join(from.dirname, `${path}${extname(from.filename)}`);
