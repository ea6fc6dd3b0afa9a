import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { buildOf } from '../federation/complete-config.ts';
import type { Build } from '../federation/define-remote.ts';

let loads = 0;

/**
 * Reads a frontend's rspack.config.ts again each time, because the build's id is computed from the current sources.
 * @param dir the package's folder
 */
export async function loadBuild(dir: string): Promise<Build> {
  loads += 1;
  const config = pathToFileURL(join(dir, 'rspack.config.ts'));
  config.searchParams.set('load', String(loads));
  // Safe because every rspack.config.ts exports what defineHost, defineRemote or completeConfig return.
  const module = (await import(config.href)) as { default: Build | Configuration };
  return buildOf(module.default);
}
