import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * Postgres refuses to run as root. Under root (containers) this finds the system user `postgres`, or adds it.
 * @returns null when the current user can run the server itself.
 * @throws Error when there is no such user and none can be added.
 */
export async function findPostgresUser(): Promise<SystemUser | null> {
  if (userInfo().uid !== 0) return null;
  try {
    return await lookUp();
  } catch {
    try {
      await run('useradd', ['--system', '--user-group', 'postgres']);
      return await lookUp();
    } catch (error) {
      throw new Error(
        'Postgres cannot run as root and the system user "postgres" could not be added. Start as a normal user, or set DATABASE_URL.',
        { cause: error },
      );
    }
  }
}

async function lookUp(): Promise<SystemUser> {
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
