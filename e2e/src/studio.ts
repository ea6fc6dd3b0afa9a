import { join } from 'node:path';
import { parseConfig } from '@aic/api/config';
import { PREVIEW_PROVIDERS } from '@aic/api/preview';
import { publishBuild } from '@aic/api/remotes';
import { startServer, type RunningServer } from '@aic/api/server';
import { createDatabase, dropDatabase } from '@aic/api/testing';
import { buildFrontend, FRONTENDS, loadBuild } from '@aic/tools/build';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';

const root = join(import.meta.dirname, '../..');

export interface Studio {
  readonly url: string;
  readonly browser: Browser;
  readonly sql: RunningServer['sql'];
  /** Publishes and releases a build folder. */
  publish(outputDir: string): Promise<void>;
}

/** The whole product, built and running on a database of its own, and a browser; call it at the top of a journey. */
export function openStudio(environment: Record<string, string> = {}): Studio {
  const running: { server?: RunningServer; browser?: Browser } = {};
  let databaseUrl = '';

  beforeAll(async () => {
    databaseUrl = await createDatabase(inject('clusterUrl'));
    const config = parseConfig({
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: inject('dataDir'),
      LOG_LEVEL: 'error',
      PASSWORD_HASH_MEMORY_KIB: '1024',
      PASSWORD_HASH_PASSES: '1',
      LOGIN_ATTEMPTS_PER_NETWORK_PER_MINUTE: '10000',
      REGISTRATIONS_PER_NETWORK_PER_HOUR: '10000',
      ...environment,
    });
    running.server = await startServer({
      config,
      previews: PREVIEW_PROVIDERS,
      prepare: async (installation) => {
        for (const folder of FRONTENDS) {
          const { outputDir } = await buildFrontend(await loadBuild(root, folder));
          await publishBuild(installation, outputDir);
        }
      },
    });
    running.browser = await launchBrowser();
  });

  afterAll(async () => {
    await running.browser?.close();
    await running.server?.stop();
    await dropDatabase(inject('clusterUrl'), databaseUrl);
  });

  return {
    get url() {
      return present(running.server).url;
    },
    get browser() {
      return present(running.browser);
    },
    get sql() {
      return present(running.server).sql;
    },
    publish: async (outputDir) => {
      await publishBuild({ sql: present(running.server).sql, dataDir: inject('dataDir') }, outputDir);
    },
  };
}

/** Chromium as `npm test` found it; the flags are for running as root and without a network. */
function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

function present<T>(value: T | undefined): T {
  if (value === undefined) {
    throw new Error('The studio is not running yet: use it inside a test or a hook.');
  }
  return value;
}
