import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

/** A login role of the group `aic_app`: it reads, and changes money, jobs and accounts only through functions. */
const LOGIN_ROLE = 'aic_login';

/**
 * Makes the role that the application logs in as on an embedded server, with a password of this start, and returns the
 * database's address for it. Only upgrades log in as the owner of the tables: a session
 * of the owner could regain any right that it gave up.
 */
export async function createLoginRole(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const sql = postgres(ownerUrl, { max: 1, fetch_types: false, onnotice: () => undefined });
  try {
    const [known] = await sql`select from pg_roles where rolname = ${LOGIN_ROLE}`;
    if (!known) await sql`create role ${sql(LOGIN_ROLE)} login in role aic_app`;
    await sql.unsafe(`alter role ${LOGIN_ROLE} password '${password}'`);
    // What our functions refuse on purpose is no error of the server; the gateway logs what is.
    await sql.unsafe(`alter role ${LOGIN_ROLE} set log_min_messages = 'fatal'`);
  } finally {
    await sql.end({ timeout: 1 });
  }
  const url = new URL(ownerUrl);
  url.username = LOGIN_ROLE;
  url.password = password;
  return url.href;
}
