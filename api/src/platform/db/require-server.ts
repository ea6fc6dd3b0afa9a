import postgres from 'postgres';
import { codeOf } from '../errors/code-of.ts';
import { StartError } from '../errors/start-error.ts';
import { baseOptions } from './client.ts';

/** As `server_version_num` has it: the first with `uuidv7()`. */
const VERSION_MIN = 180_000;
/** SQLSTATE of a database that is not there. */
const MISSING = '3D000';

/**
 * The first connection to an address, so that one that is of no use is named by its setting. A database that is not
 * there yet passes: an upgrade makes it.
 * @param setting the name of the variable that has the address
 * @throws StartError with one line when the server does not let us in, or is older than what we need
 */
export async function requireServer(url: string, setting: string, versionMin = VERSION_MIN): Promise<void> {
  const { number, name } = await readVersion(url, setting);
  if (number >= versionMin) return;
  throw new StartError(
    `${setting} leads to PostgreSQL ${name}, and ${Math.floor(versionMin / 10_000)} or newer is needed.`,
  );
}

async function readVersion(url: string, setting: string): Promise<{ number: number; name: string }> {
  const sql = postgres(url, { ...baseOptions('aic-inspect'), max: 1, prepare: false, connect_timeout: 5 });
  try {
    const [row] = await sql<[{ number: number; name: string }]>`
      select current_setting('server_version_num')::int as number, current_setting('server_version') as name`;
    return row;
  } catch (error) {
    if (codeOf(error) === MISSING) return { number: Number.POSITIVE_INFINITY, name: '' };
    const reason = error instanceof Error && error.message !== '' ? error.message : String(codeOf(error));
    const text = `${setting}: no connection to the database at ${new URL(url).host} (${reason}).`;
    throw new StartError(text, { cause: error });
  } finally {
    await sql.end({ timeout: 1 });
  }
}
