import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, loadBuild as loadBuildOf } from '@aic/build-kit';
import { TOOLS } from '@aic/contract';

export { buildFrontend, type FinishedBuild, isBuilt } from '@aic/build-kit';

/**
 * Folders of the shell and the remotes, in the order in which they are built: the built-in ones first, then every
 * other `mf-*` with a build of its own.
 */
export function frontendsOf(root: string): string[] {
  const builtIn = ['shell', ...TOOLS.map(({ folder }) => folder)];
  const others = readdirSync(root).filter(
    (folder) =>
      folder.startsWith('mf-') &&
      !builtIn.includes(folder) &&
      existsSync(join(root, folder, 'rspack.config.ts')),
  );
  return [...builtIn, ...others.toSorted()];
}

/** Of this workspace. */
export const FRONTENDS: readonly string[] = frontendsOf(join(import.meta.dirname, '../..'));

/** The folder of a remote, or of the shell; undefined when this workspace has none of that name. */
export function frontendOf(name: string): string | undefined {
  const folder = TOOLS.find((tool) => tool.name === name)?.folder ?? (name === 'shell' ? name : `mf-${name}`);
  return FRONTENDS.find((known) => known === folder);
}

/** Set for the processes of `npm run dev`: addresses of the remotes that its pages open, by name, as JSON. */
export const HOT_REMOTES = 'AIC_HOT_REMOTES';

/** As it is released; in `npm run dev` the shell is the one for development. */
export async function loadBuild(root: string, folder: string): Promise<Build> {
  const build = await loadBuildOf(join(root, folder));
  const hotRemotes = process.env[HOT_REMOTES];
  return hotRemotes === undefined ? build : (build.forDeveloping?.(JSON.parse(hotRemotes)) ?? build);
}
