import { join } from 'node:path';
import { parseConfig } from '@aic/api/config';
import { PREVIEW_PROVIDERS } from '@aic/api/preview';
import { registerWorkspace } from '@aic/api/remotes';
import { startServer, type RunningServer } from '@aic/api/server';
import { appUrlOf, createAdminSql, createDatabase, dropDatabase, findFreePort } from '@aic/api/testing';
import { buildFrontend, FRONTENDS, loadBuild } from '@aic/tools/build';
import { startPaymentsSandbox } from '@aic/tools/payments-sandbox';
import { startSignInSandbox } from '@aic/tools/sign-in-sandbox';

const ROOT = join(import.meta.dirname, '../../..');

/** The user who registers and confirms it is the studio's admin. */
export const ADMIN_EMAIL = 'admin@example.com';

export interface Installation {
  clusterUrl: string;
  dataDir: string;
  /** Of the database's owner; it is dropped at the end. @default a new one */
  databaseUrl?: string;
}

export interface RunningStudio {
  server: RunningServer;
  /** Logged in as the database's owner. */
  databaseUrl: string;
  /** Of the local Stripe. */
  stripeUrl: string;
  stop(): Promise<void>;
}

/** What every gateway of the journeys runs with, by the names of `.env.example`. @param databaseUrl of the owner */
export function journeyEnvironment(databaseUrl: string, dataDir: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: appUrlOf(databaseUrl),
    DATABASE_OWNER_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PASSWORD_HASH_MEMORY_KIB: '1024',
    PASSWORD_HASH_PASSES: '1',
    LOGIN_ATTEMPTS_PER_NETWORK_PER_MINUTE: '10000',
    REGISTRATIONS_PER_NETWORK_PER_HOUR: '10000',
    // Enough for one user to start a generation of every kind at once, and for journeys at the same time.
    JOBS_IN_FLIGHT_FREE: '10',
    WORKER_CONCURRENCY: '4',
    // A machine that runs three browsers takes its time.
    FIRST_SCREEN_PATIENCE_MS: '10000',
    ADMIN_EMAILS: ADMIN_EMAIL,
    // Journeys break tools on purpose; what they break is not to be rolled back under them.
    REMOTE_ROLLBACK_USERS: '0',
  };
}

/** Studios share a folder, and all of these databases are copies of one, so a second studio would be held as a copy. */
async function createStudioDatabase(clusterUrl: string): Promise<string> {
  const url = await createDatabase(clusterUrl);
  const owner = createAdminSql(url);
  await owner`update media_store set id = gen_random_uuid()`;
  await owner.end();
  return url;
}

/**
 * Starts the whole product, with every frontend built and published, on a database of its own.
 * @param environment on top of what journeys need, by the names of `.env.example`
 */
export async function startStudio(
  { clusterUrl, dataDir, databaseUrl: given }: Installation,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningStudio> {
  const databaseUrl = given ?? (await createStudioDatabase(clusterUrl));
  const config = parseConfig({
    // Known before the start, because the provider of the sign-in leads back to it.
    PORT: String(await findFreePort()),
    ...journeyEnvironment(databaseUrl, dataDir),
    ...environment,
  });
  const sandbox = await startPaymentsSandbox(null);
  const provider = await startSignInSandbox(config.appOrigin);
  const server = await startServer({
    config: { ...config, payments: sandbox.settings, oidc: provider.settings },
    previews: PREVIEW_PROVIDERS,
    prepare: async (installation) => {
      const folders: string[] = [];
      for (const folder of FRONTENDS) {
        folders.push((await buildFrontend(await loadBuild(ROOT, folder))).outputDir);
      }
      await registerWorkspace(installation, folders, { canReturn: true, commit: null });
    },
  });
  await sandbox.deliverTo(server.url);
  return {
    server,
    stripeUrl: sandbox.settings.sandboxUrl ?? '',
    databaseUrl,
    async stop() {
      await server.stop();
      await sandbox.stop();
      await provider.stop();
      await dropDatabase(clusterUrl, databaseUrl);
    },
  };
}
