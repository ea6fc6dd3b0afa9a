import { registerWorkspaceBuild } from '@aic/api/remotes';
import type { RunningServer } from '@aic/api/server';
import { inject } from 'vitest';
import { startStudio } from './start-studio.ts';
import { openBeforeAll, openSharedBrowser, type Studio } from './studio.ts';

export interface OwnStudio extends Studio {
  readonly sql: RunningServer['sql'];
  /** Publishes and releases a build folder. */
  publish(outputDir: string): Promise<void>;
}

/**
 * A studio for this file alone, to change what every user sees, and a browser; call it at the top of a journey.
 * @param environment as `startStudio` takes it
 */
export function openOwnStudio(environment: Readonly<Record<string, string>> = {}): OwnStudio {
  const installation = { clusterUrl: inject('clusterUrl'), dataDir: inject('dataDir') };
  const studio = openBeforeAll(
    () => startStudio(installation, environment),
    (running) => running.stop(),
  );
  const browser = openSharedBrowser();
  return {
    get url() {
      return studio().server.url;
    },
    get databaseUrl() {
      return studio().databaseUrl;
    },
    get stripeUrl() {
      return studio().stripeUrl;
    },
    get browser() {
      return browser();
    },
    get sql() {
      return studio().server.sql;
    },
    publish: async (outputDir) => {
      const offer = await registerWorkspaceBuild(studio().server.installation, outputDir, {
        canReturn: true,
        commit: null,
      });
      if (offer.kind === 'refused') throw new Error(offer.reason);
    },
  };
}
