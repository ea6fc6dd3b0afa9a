import { join } from 'node:path';
import type { Config } from '@aic/api/config';
import { PREVIEW_PROVIDERS } from '@aic/api/preview';
import { registerWorkspace } from '@aic/api/remotes';
import { type RunningServer, StartError, startServer } from '@aic/api/server';
import { FRONTENDS, isBuilt, loadBuild } from '../build/build.ts';
import { readCommit } from '../build/read-commit.ts';
import { registrationText } from '../start/registration-text.ts';

/** For clients and load balancers that are just sending over a kept-alive connection. */
const LINGER_MS = 1_000;

const root = join(import.meta.dirname, '../..');

/**
 * Starts a gateway or a worker of production: it builds nothing, upgrades nothing and brings no sandbox.
 * @throws StartError with one line for a frontend that is not built, and as `startServer` does
 */
export async function serve(config: Config): Promise<RunningServer> {
  const folders = config.role === 'worker' ? [] : await findBuilds();
  const commit = readCommit(root);
  return startServer({
    config,
    previews: PREVIEW_PROVIDERS,
    upgrades: false,
    lingerMs: LINGER_MS,
    async prepare(installation) {
      for (const offer of await registerWorkspace(installation, folders, { canReturn: false, commit })) {
        const text = registrationText(offer);
        if (text !== null) console.log(text);
      }
    },
  });
}

/** @returns the builds' folders, in the order in which they are published */
async function findBuilds(): Promise<string[]> {
  const builds = await Promise.all(FRONTENDS.map((folder) => loadBuild(root, folder)));
  const missing = builds.filter((build) => !isBuilt(build)).map(({ name }) => name);
  if (missing.length > 0) {
    throw new StartError(
      `There is no build of these sources for ${missing.join(', ')}. Run "npm run build" first.`,
    );
  }
  return builds.map(({ outputDir }) => outputDir);
}
