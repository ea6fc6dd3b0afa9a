import type { Logger } from 'pino';
import postgres from 'postgres';
import { StartError } from '../../errors/start-error.ts';
import { baseOptions, type Pooler } from '../client.ts';
import { requireServer } from '../require-server.ts';
import { inspectLine, type Line } from './inspect-line.ts';
import { keepRoleSettings } from './role-settings.ts';

interface OpenPoolerOptions {
  url: string;
  directUrl: string;
  /** Null: prepared statements where the connections keep them. */
  wantsPrepared: boolean | null;
  logger: Pick<Logger, 'warn' | 'info'>;
}

/**
 * Looks whether `url` leads through a pooler, and makes ready what its sessions need.
 * @returns null for a direct connection, on which all of them are kept
 * @throws StartError when the pooler leads elsewhere, or cannot do what the configuration says
 */
export async function openPooler(options: OpenPoolerOptions): Promise<Pooler | null> {
  const { url, directUrl, wantsPrepared, logger } = options;
  // Before the pooler opens its first session, where one role has both addresses.
  if (url !== directUrl && new URL(url).username === new URL(directUrl).username) {
    await keepRoleSettings(directUrl);
  }
  if (url !== directUrl) await requireServer(url, 'DATABASE_URL');
  const line = await inspectLine(url);
  const prepares = preparesOf(line, wantsPrepared);
  if (!line.isPooled) return prepares ? null : { prepares };
  if (url !== directUrl && (await idOf(url)) !== (await idOf(directUrl))) {
    throw new StartError('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
  }
  if (!(await keepRoleSettings(url))) {
    logger.warn(
      'the pooler still lends sessions without the time limits of the role; RECONNECT at its console, or a restart of it, gives them to all',
    );
  }
  logger.info({ ...line, prepares }, 'DATABASE_URL leads through a pooler');
  return { prepares };
}

function preparesOf({ keepsPrepared }: Line, wantsPrepared: boolean | null): boolean {
  if (wantsPrepared === true && !keepsPrepared) {
    throw new StartError(
      'DATABASE_PREPARE is true, but the pooler at DATABASE_URL does not keep prepared statements. PgBouncer does in transaction mode from 1.21 on, with max_prepared_statements above 0. Leave DATABASE_PREPARE out.',
    );
  }
  return wantsPrepared ?? keepsPrepared;
}

/**
 * For addresses whose connections have to keep their sessions.
 * @param setting the name of the variable that has the address
 * @throws StartError with one line when a pooler takes them away
 */
export async function requireSessions(url: string, setting: string): Promise<void> {
  const { keepsSessions } = await inspectLine(url);
  if (keepsSessions) return;
  const remedy =
    setting === 'DATABASE_URL'
      ? 'Set DATABASE_DIRECT_URL to the address of Postgres itself; DATABASE_URL may stay as it is.'
      : 'Set it to the address of Postgres itself.';
  throw new StartError(
    `${setting} leads through a pooler in transaction mode, where LISTEN and the locks of workers and upgrades are lost. ${remedy}`,
  );
}

/** Every database has its own from its first upgrade on. */
async function idOf(url: string): Promise<string | undefined> {
  const sql = postgres(url, { ...baseOptions('aic-inspect'), max: 1, prepare: false });
  try {
    const [row] = await sql<{ id: string }[]>`select id from media_store`;
    return row?.id;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
