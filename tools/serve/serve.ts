import { join } from 'node:path';
import type { Config } from '@aic/api/config';
import { PREVIEW_PROVIDERS } from '@aic/api/preview';
import { registerWorkspace } from '@aic/api/remotes';
import { type RunningServer, startServer } from '@aic/api/server';
import { readCommit } from '@aic/remote';
import { registrationText } from '../start/registration-text.ts';
import { readImageContent } from './image-content.ts';

/** For clients and load balancers that are just sending over a kept-alive connection. */
const LINGER_MS = 1_000;

const root = join(import.meta.dirname, '../..');

/**
 * Starts a gateway or a worker of production: it builds nothing, upgrades nothing and brings no sandbox.
 * @throws StartError with one line for a frontend that is not built, and as `startServer` does
 */
export async function serve(config: Config): Promise<RunningServer> {
  const image = readImageContent(root);
  const folders =
    config.role === 'worker'
      ? []
      : (image?.folders.map((folder) => join(root, folder)) ?? (await workspaceBuilds()));
  const commit = image === null ? readCommit(root) : image.commit;
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

/** The bundler is loaded where sources may have changed since they were built. */
const workspaceBuilds = async (): Promise<string[]> => (await import('./find-builds.ts')).findBuilds(root);
