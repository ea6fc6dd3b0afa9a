import { join } from 'node:path';
import type { Config } from '@aic/api/config';
import { PREVIEW_PROVIDERS } from '@aic/api/preview';
import { publishBuild } from '@aic/api/remotes';
import { startServer, type RunningServer } from '@aic/api/server';
import { buildFrontend, FRONTENDS, loadBuild } from '../build/build.ts';
import { step } from './progress.ts';

const root = join(import.meta.dirname, '../..');

export interface Product extends RunningServer {
  /** Releases a build into the running product and notifies open pages. */
  publish(outputDir: string): Promise<void>;
}

/** Builds changed frontends, then starts database, gateway and worker with these builds published. */
export async function startProduct(config: Config): Promise<Product> {
  const builds: string[] = [];
  if (config.role !== 'worker') {
    for (const folder of FRONTENDS) {
      const build = await step(
        `build ${folder}`,
        async () => buildFrontend(await loadBuild(root, folder)),
        ({ isCached, build }) => (isCached ? `unchanged (${build})` : `built ${build}`),
      );
      builds.push(build.outputDir);
    }
  }
  const server = await step('database, gateway, worker', () =>
    startServer({
      config,
      previews: PREVIEW_PROVIDERS,
      prepare: async (installation) => {
        for (const folder of builds) {
          await publishBuild(installation, folder);
        }
      },
    }),
  );
  return {
    ...server,
    publish: async (outputDir) => {
      await publishBuild({ sql: server.sql, dataDir: config.dataDir }, outputDir);
      await server.sql`select pg_notify('remotes', '')`;
    },
  };
}
