import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runReleaseCommand, isPublished, publishBuild } from '@aic/api/remotes';
import type { RunningServer } from '@aic/api/server';
import { createAdminSql } from '@aic/api/testing';
import type { BuildInfo } from '@aic/build-kit';
import { type KeptBuild, unpackRelease } from '@aic/tools/kept-release';
import { type PaymentsSandbox, startPaymentsSandbox } from '@aic/tools/payments-sandbox';
import { type Installation, journeyEnvironment, startStudio } from '../studio/start-studio.ts';
import { type KeptGateway, startKeptGateway } from './kept-gateway.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The release that was kept, or this workspace. */
export type Side = 'before' | 'now';

export interface BothReleases {
  /** Of each gateway. They share database and files. */
  urls: Readonly<Record<Side, string>>;
  /** Logged in as the application. */
  sql: RunningServer['sql'];
  databaseUrl: string;
  /** Build ids of shell and remotes, by name. Those of the release before are the beta of each. */
  builds: Readonly<Record<Side, Readonly<Record<string, string>>>>;
  stop(): Promise<void>;
}

/**
 * A rollout, stopped in its middle: the gateway of the release before has made the database, and this workspace's
 * gateway has upgraded it and runs beside. Builds are those that were kept, and those of this workspace.
 */
export async function startBothReleases(installation: Installation): Promise<BothReleases> {
  const closers: Array<() => Promise<unknown>> = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    return { ...(await start(installation, closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface ReleaseBefore {
  frontends: readonly KeptBuild[];
  databaseUrl: string;
  /** A gateway of it. */
  start(): Promise<KeptGateway>;
}

/** Unpacks the release before, for a database of its own that its first gateway makes. */
export async function prepareReleaseBefore(
  { clusterUrl, dataDir }: Installation,
  closers: Array<() => Promise<unknown>>,
): Promise<ReleaseBefore> {
  const home = await mkdtemp(join(tmpdir(), 'aic-release-before-'));
  closers.push(() => rm(home, { recursive: true, force: true }));
  const { frontends, gatewayFolder } = await unpackRelease(ROOT, home);
  const database = new URL(clusterUrl);
  database.pathname = `/aic_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = database.href;
  const sandbox = await startPaymentsSandbox(null);
  closers.push(() => sandbox.stop());
  const environment = {
    PORT: '0',
    ...journeyEnvironment(databaseUrl, dataDir),
    ...paymentVariables(sandbox),
  };
  return {
    frontends,
    databaseUrl,
    async start() {
      const gateway = await startKeptGateway(gatewayFolder, environment);
      closers.push(() => gateway.stop());
      return gateway;
    },
  };
}

async function start(
  { clusterUrl, dataDir }: Installation,
  closers: Array<() => Promise<unknown>>,
): Promise<Omit<BothReleases, 'stop'>> {
  const { frontends, databaseUrl, ...release } = await prepareReleaseBefore({ clusterUrl, dataDir }, closers);
  const before = await release.start();
  const now = await startStudio({ clusterUrl, dataDir, databaseUrl });
  // It takes the database with it when it stops, so the one of the release before has to be gone by then.
  closers.push(async () => {
    await before.stop();
    await now.stop();
  });
  const { sql, url } = now.server;
  for (const kept of frontends) {
    await publishKept({ sql, dataDir }, kept);
    const { name, build } = kept;
    const act = { act: 'release', build, channel: 'beta', percent: 100, isDryRun: false } as const;
    await runReleaseCommand(sql, name, act, 'the release before');
  }
  // Who tries a combination is an ordinary user, also of the shell before.
  const owner = createAdminSql(databaseUrl);
  await owner`update remote set beta_for = 'users'`;
  await owner.end();
  const released = await sql<{ name: string; build: string }[]>`
    select name, build from remote_channel where channel = 'stable'`;
  return {
    urls: { before: before.url, now: url },
    sql,
    databaseUrl,
    builds: {
      before: Object.fromEntries(frontends.map(({ name, build }) => [name, build])),
      now: Object.fromEntries(released.map(({ name, build }) => [name, build])),
    },
  };
}

const paymentVariables = ({ settings }: PaymentsSandbox): Record<string, string> => ({
  STRIPE_SECRET_KEY: settings.secretKey,
  STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
  STRIPE_WEBHOOK_SECRET: settings.webhookSecrets.join(','),
  STRIPE_SANDBOX_URL: settings.sandboxUrl ?? '',
});

/**
 * Sources that have not changed since have the same build id, so that build is here already.
 * @throws Error when its files differ all the same: an installation that has the release would refuse the new build
 */
export async function publishKept(
  installation: { sql: RunningServer['sql']; dataDir: string },
  { name, build, folder }: KeptBuild,
): Promise<void> {
  const isHere = isPublished(installation, { name, build });
  if (isHere) await requireSameFiles(installation, { name, build, folder });
  await publishBuild(installation, folder, { actor: 'the release before', commit: null });
}

async function requireSameFiles(
  { dataDir }: Pick<RunningServer['installation'], 'dataDir'>,
  { name, build, folder }: KeptBuild,
): Promise<void> {
  const [kept, published] = await Promise.all([
    readIntegrity(folder),
    readIntegrity(join(dataDir, 'builds', name, build)),
  ]);
  const other = Object.keys(kept).filter((file) => kept[file] !== published[file]);
  if (other.length > 0) {
    throw new Error(
      `Build ${build} of ${name} is the release before's by its id, with other files: ${other.join(', ')}. ` +
        'Something that the id does not count has changed: raise the version in its package.json.',
    );
  }
}

async function readIntegrity(folder: string): Promise<BuildInfo['integrity']> {
  // Safe because BuildInfoPlugin has written it.
  return (JSON.parse(await readFile(join(folder, 'build-info.json'), 'utf8')) as BuildInfo).integrity;
}
