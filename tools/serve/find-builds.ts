import { StartError } from '@aic/api/server';
import { FRONTENDS, isBuilt, loadBuild } from '../build/build.ts';

/**
 * @returns the folders of the workspace's builds, in the order in which they are published
 * @throws StartError with one line for a frontend that is not built
 */
export async function findBuilds(root: string): Promise<string[]> {
  const builds = await Promise.all(FRONTENDS.map((folder) => loadBuild(root, folder)));
  const missing = builds.filter((build) => !isBuilt(build)).map(({ name }) => name);
  if (missing.length > 0) {
    throw new StartError(
      `There is no build of these sources for ${missing.join(', ')}. Run "npm run build" first.`,
    );
  }
  return builds.map(({ outputDir }) => outputDir);
}
