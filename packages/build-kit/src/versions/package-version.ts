import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param packageDir folder of a package.json; every workspace and installed package has a version */
export function packageVersion(packageDir: string): string {
  // Safe because neither npm nor pnpm installs a package without one.
  return (JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string }).version;
}
