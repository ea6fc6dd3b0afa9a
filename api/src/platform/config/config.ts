import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JOB_LIMITS } from '@aic/contract/job-limits';
import { z } from 'zod';
import { databaseSettings, databaseVariables, requireDatabase } from './database.ts';
import { engineVariables, enginesOfVariables, requireWhatIsNamed } from './engine-variables.ts';
import { readEngines } from './engines-file.ts';
import { mailSettings, mailVariables, requireSender } from './mail.ts';
import { misspelt } from './misspelt.ts';
import { oidcSettings, oidcVariables, requireOidcParts } from './oidc.ts';
import { paymentSettings, paymentVariables, requirePaymentPairs } from './payments.ts';
import { remoteVariables, rollbackRule } from './remotes.ts';
import {
  credentialSettings,
  credentialVariables,
  requireBucketParts,
  requireCredentialPair,
  storageSettings,
  storageVariables,
} from './storage.ts';
import { telemetrySettings, telemetryVariables } from './telemetry.ts';
import { flag, integer, key32, origin } from './values.ts';

/**
 * Every setting of the API, with its default. The only reader of the environment; `.env.example` documents each name
 * and a test keeps the two in step.
 */
const environmentSchema = z
  .object({
    PORT: integer(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    APP_ORIGIN: origin().optional(),
    // Not read from here: the texts are in the language before any module runs (docs/texts-and-languages.md).
    APP_LANGUAGE: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/, 'Use a tag of BCP 47, such as de')
      .default('en'),
    ROLE: z.enum(['all', 'api', 'worker']).default('all'),
    DATA_DIR: z.string().default('.data'),
    ...databaseVariables,
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    METRICS_PORT: integer(1, 65_535).optional(),
    FIRST_SCREEN_PATIENCE_MS: integer(0, 60_000).default(300),
    TRUSTED_PROXY_HOPS: integer(0, 10).default(0),
    WORKER_CONCURRENCY: integer(1, 64).default(2),
    WORKER_REMOTE_CONCURRENCY: integer(1, 1000).default(32),
    JOBS_IN_FLIGHT_FREE: integer(1, 1000).default(JOB_LIMITS.free.inFlight),
    JOBS_IN_FLIGHT_PRO: integer(1, 1000).default(JOB_LIMITS.pro.inFlight),
    JOBS_IN_FLIGHT_CREATOR: integer(1, 1000).default(JOB_LIMITS.creator.inFlight),
    JOBS_DEFERRED_FREE: integer(0, 1000).default(JOB_LIMITS.free.deferred),
    JOBS_DEFERRED_PRO: integer(0, 1000).default(JOB_LIMITS.pro.deferred),
    JOBS_DEFERRED_CREATOR: integer(0, 1000).default(JOB_LIMITS.creator.deferred),
    STARTS_PER_USER_PER_10_MINUTES: integer(1, 1_000_000).default(60),
    JOB_TIMEOUT_MS: integer(1000, 3_600_000).default(300_000),
    ...engineVariables,
    ...paymentVariables,
    ...oidcVariables,
    ...remoteVariables,
    ...storageVariables,
    ...credentialVariables,
    ...telemetryVariables,
    TWO_FACTOR_KEY: key32().optional(),
    ADMIN_EMAILS: z.string().default(''),
    INSTALLABLE: flag().default(true),
    ACCOUNT_GRACE_DAYS: integer(0, 30).default(7),
    ...mailVariables,
    LOGIN_ATTEMPTS_PER_NETWORK_PER_MINUTE: integer(1, 1_000_000).default(20),
    LOGIN_ATTEMPTS_PER_ACCOUNT_PER_15_MINUTES: integer(1, 1_000_000).default(5),
    REGISTRATIONS_PER_NETWORK_PER_HOUR: integer(1, 1_000_000).default(30),
    PASSWORD_HASH_MEMORY_KIB: integer(8, 1_048_576).default(65_536),
    PASSWORD_HASH_PASSES: integer(1, 100).default(3),
  })
  .check(requireDatabase)
  .check(requireWhatIsNamed)
  .check(requirePaymentPairs)
  .check(requireOidcParts)
  .check(requireSender)
  .check(requireBucketParts)
  .check(requireCredentialPair);

export type Config = ReturnType<typeof parseConfig>;

/** Names `.env.example` has to document. */
export const CONFIG_KEYS: readonly string[] = Object.keys(environmentSchema.shape);

/** Names every bad variable at once, without their values: some are secrets. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the environment, after adding what `envFile` says and the environment does not.
 * @param role of a command that starts it, in place of ROLE: other settings depend on it
 * @throws ConfigError
 */
export function loadConfig(envFile = '.env', role?: Config['role']): Config {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return parseConfig(role === undefined ? process.env : { ...process.env, ROLE: role });
}

/** @throws ConfigError */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>) {
  // `NAME=` in an env file means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  const unread = misspelt(Object.keys(given), CONFIG_KEYS);
  if (!parsed.success || unread.length > 0) {
    const bad = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
    const lines = [...bad, ...unread];
    throw new ConfigError(
      `Bad configuration: ${lines.join('; ')}. See .env.example for what each one means.`,
    );
  }
  const env = parsed.data;
  const file = readEngines(env.ENGINES_FILE, environment, env.PROVIDER_TIMEOUT_MS);
  const { problems, limits: vendorLimits } = file;
  if (problems.length > 0) throw new ConfigError(`Bad configuration: ${problems.join('; ')}.`);
  const variables = enginesOfVariables(env);
  const appOrigin = env.APP_ORIGIN ?? `http://localhost:${env.PORT}`;
  return {
    port: env.PORT,
    host: env.HOST,
    /** Where browsers reach us, without a trailing slash; what unsafe requests must come from. */
    appOrigin,
    /** Decides the cookie's name and its Secure flag, and HSTS. */
    isSecure: appOrigin.startsWith('https:'),
    role: env.ROLE,
    dataDir: resolve(env.DATA_DIR),
    /** Where the design system's Storybook lies, if it was built. */
    designDir: join(resolve(env.DATA_DIR), 'design'),
    ...databaseSettings(env),
    logLevel: env.LOG_LEVEL,
    metricsPort: env.METRICS_PORT ?? null,
    firstScreenPatienceMs: env.FIRST_SCREEN_PATIENCE_MS,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    workerConcurrency: env.WORKER_CONCURRENCY,
    workerRemoteConcurrency: env.WORKER_REMOTE_CONCURRENCY,
    /** What one user may have waiting or running, by plan, and may start. */
    startLimits: {
      inFlight: {
        free: env.JOBS_IN_FLIGHT_FREE,
        pro: env.JOBS_IN_FLIGHT_PRO,
        creator: env.JOBS_IN_FLIGHT_CREATOR,
      },
      deferred: {
        free: env.JOBS_DEFERRED_FREE,
        pro: env.JOBS_DEFERRED_PRO,
        creator: env.JOBS_DEFERRED_CREATOR,
      },
      starts: env.STARTS_PER_USER_PER_10_MINUTES,
      startsWindowSeconds: 600,
    },
    jobTimeoutMs: env.JOB_TIMEOUT_MS,
    /** By kind, as the file lists them, else as the variables say. */
    engines: { ...variables.engines, ...file.engines },
    /** Whether kinds without an engine use the preview engine, even when another kind has one. */
    isPreviewAllowed:
      env.PREVIEW_FALLBACK || !(variables.isAnyConfigured || Object.keys(file.engines).length > 0),
    /** Milliseconds that one request of an engine may take which says no time of its own. */
    providerTimeoutMs: env.PROVIDER_TIMEOUT_MS,
    /** Whether `npm start` looks for engines that run on this machine. */
    discoversEngines: env.ENGINES_DISCOVERY,
    /** What all processes together ask of a vendor at most, by its id. */
    vendorLimits,
    /** Null: nothing can be bought. */
    payments: paymentSettings(env),
    /** Null: no user signs in with another provider. */
    oidc: oidcSettings(env),
    /** Null: the installation makes one and keeps it in `dataDir`. */
    secondFactorKey: env.TWO_FACTOR_KEY ?? null,
    /** A user who has proved that one of these addresses is theirs is an admin. */
    adminEmails: env.ADMIN_EMAILS.split(/[\s,]+/).filter(Boolean),
    /** By which a signed-in user becomes the first admin; set by a start on one's own machine. Null: by no code. */
    // Safe because it only widens null.
    adminCode: null as string | null,
    /** How long a deleted account can be restored. */
    accountGraceDays: env.ACCOUNT_GRACE_DAYS,
    /** Whether pages may run builds of remotes from their user's own machine. Null: not set, so they may not. */
    allowsOverrides: env.REMOTE_OVERRIDES === undefined ? null : env.REMOTE_OVERRIDES === 'on',
    /** Whether pages refuse texts where scripts and markup are made, or only report them. Null: as payments allow. */
    trustedTypes: env.TRUSTED_TYPES ?? null,
    /** Whether browsers may install it, and keep its offline page. */
    isInstallable: env.INSTALLABLE,
    /** Null: no build is rolled back by itself. */
    remoteRollback: rollbackRule(env),
    /** Builds that no channel has had for so long are deleted. Null: none. */
    remoteBuildDays: env.REMOTE_BUILD_DAYS === 0 ? null : env.REMOTE_BUILD_DAYS,
    mail: mailSettings(env),
    storage: storageSettings(env),
    credentials: credentialSettings(env),
    /** Null: off. */
    telemetry: telemetrySettings(env),
    limits: {
      loginPerNetworkPerMinute: env.LOGIN_ATTEMPTS_PER_NETWORK_PER_MINUTE,
      loginPerAccountPer15Minutes: env.LOGIN_ATTEMPTS_PER_ACCOUNT_PER_15_MINUTES,
      registrationsPerNetworkPerHour: env.REGISTRATIONS_PER_NETWORK_PER_HOUR,
    },
    passwordHash: { memoryKib: env.PASSWORD_HASH_MEMORY_KIB, passes: env.PASSWORD_HASH_PASSES },
  };
}
