import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeTypes } from '@aic/build-kit';
import { globalCss } from '@aic/design-system/global-css';
import { NO_EXPORTS } from './write-modules.ts';

/**
 * Writes what a package has no module for: variables and reset as a style sheet, and the types that are the same for
 * all tools. @returns further entries of the package, with their files
 */
export async function writeMade(name: string, dist: string): Promise<Record<string, string>> {
  if (name === '@aic/design-system') {
    await writeFile(join(dist, 'styles.css'), globalCss);
    await writeFile(join(dist, 'styles.css.d.ts'), NO_EXPORTS);
    return { './styles.css': './dist/styles.css' };
  }
  if (name === '@aic/build-kit') await writeTypes(join(dist, 'types'));
  return {};
}
