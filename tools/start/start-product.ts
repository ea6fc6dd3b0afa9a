import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '@aic/api/config';
import { createDiscovery } from '@aic/api/engines';
import { PREVIEW_PROVIDERS } from '@aic/api/preview';
import { registerWorkspace, registerWorkspaceBuild } from '@aic/api/remotes';
import { startServer, type RunningServer } from '@aic/api/server';
import { readCommit } from '@aic/remote';
import pLimit from 'p-limit';
import { buildAside } from '../build/build-aside.ts';
import { FRONTENDS } from '../build/build.ts';
import { startPaymentsSandbox } from './payments-sandbox.ts';
import { step } from './progress.ts';
import { registrationText } from './registration-text.ts';
import { startSignInSandbox } from './sign-in-sandbox.ts';

const root = join(import.meta.dirname, '../..');

export interface Product extends RunningServer {
  /** Opens the administration for who signs in and shows it; null: there is an admin, or one is configured. */
  adminCode: string | null;
  /** Lets everybody have a build of the workspace that has changed, unless its channel is pinned. */
  publish(outputDir: string): Promise<void>;
}

/** Builds changed frontends while the database starts, then starts gateway and worker with these builds published. */
export async function startProduct(config: Config): Promise<Product> {
  const commit = readCommit(root);
  const building = config.role === 'worker' ? Promise.resolve([]) : buildFrontends();
  // The start below waits for it and meets its error, which may come earlier.
  building.catch(() => undefined);
  // A database that others use is upgraded only for frontends that exist, and has no start to wait for.
  if (config.databaseUrl !== null) await building;
  const sandbox = needsSandbox(config)
    ? await step('payments sandbox: no card is charged', () =>
        startPaymentsSandbox(join(config.dataDir, 'stripe-sandbox')),
      )
    : null;
  const provider = needsProvider(config)
    ? await step('sign-in sandbox: it believes any address', () => startSignInSandbox(config.appOrigin))
    : null;
  // Who reads this terminal has this machine, and nobody else reaches it.
  const adminCode = isOwnMachine(config) && config.adminEmails.length === 0 ? newCode() : null;
  // A slow machine answers slowly: its engines have the time of a job.
  const discovery =
    isOwnMachine(config) && config.discoversEngines
      ? createDiscovery({ timeoutMs: config.jobTimeoutMs })
      : undefined;
  const server = await step('database, gateway, worker', () =>
    startServer({
      config: {
        ...config,
        adminCode,
        payments: config.payments ?? sandbox?.settings ?? null,
        oidc: config.oidc ?? provider?.settings ?? null,
        allowsOverrides: config.allowsOverrides ?? isForDeveloping(config),
      },
      previews: PREVIEW_PROVIDERS,
      discovery,
      prepare: async (installation) => {
        // Postgres in the data directory has one gateway alone, so the workspace as it is now counts.
        const canReturn = config.databaseUrl === null;
        for (const offer of await registerWorkspace(installation, await building, { canReturn, commit })) {
          const text = registrationText(offer);
          if (text !== null) console.log(`  ${text}`);
        }
      },
    }),
  );
  for (const line of discovery?.describe() ?? []) console.log(`  found ${line}`);
  // Not by the public address: that may be a proxy's.
  const port = config.port === 0 ? new URL(server.url).port : config.port;
  await sandbox?.deliverTo(`http://127.0.0.1:${port}`);
  const hasAdmin = (await server.sql`select from app_user where is_admin limit 1`).length > 0;
  return {
    ...server,
    adminCode: hasAdmin ? null : adminCode,
    async stop() {
      await server.stop();
      await sandbox?.stop();
      await provider?.stop();
    },
    publish: async (outputDir) => {
      const text = registrationText(
        await registerWorkspaceBuild(server.installation, outputDir, { canReturn: true, commit }),
      );
      if (text !== null) console.log(`  ${text}`);
    },
  };
}

/** @returns the builds' folders, in the order in which they are published */
async function buildFrontends(): Promise<string[]> {
  // The shell takes longer than all remotes: they are built beside it.
  const limit = pLimit(2);
  const build = (folder: string) =>
    step(
      `build ${folder}`,
      () => buildAside(root, folder),
      ({ isCached, build }) => (isCached ? `unchanged (${build})` : `built ${build}`),
    );
  const builds = await Promise.all(FRONTENDS.map((folder) => limit(() => build(folder))));
  return builds.map(({ outputDir }) => outputDir);
}

/** Where people who change tools look at them. */
const isForDeveloping = ({ isSecure, role }: Config): boolean =>
  !isSecure && role === 'all' && process.env['NODE_ENV'] !== 'production';

/** One machine is all there is, and nobody reaches it from elsewhere. */
const isOwnMachine = ({ host, role }: Config): boolean =>
  role === 'all' &&
  ['127.0.0.1', '::1', 'localhost'].includes(host) &&
  process.env['NODE_ENV'] !== 'production';

/** `3F9A-01BC-77DE` */
const newCode = (): string =>
  randomBytes(6)
    .toString('hex')
    .toUpperCase()
    .replaceAll(/.{4}(?=.)/g, '$&-');

/** The same for signing in. In production no visitor may sign in as any user. */
const needsProvider = ({ oidc, role }: Config): boolean =>
  oidc === null && role === 'all' && process.env['NODE_ENV'] !== 'production';

/** Where everything runs in one process, and no payments are configured. In production nothing is given away. */
const needsSandbox = ({ payments, role }: Config): boolean =>
  payments === null && role === 'all' && process.env['NODE_ENV'] !== 'production';
