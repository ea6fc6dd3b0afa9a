import { createSql, SESSION_SETTINGS, type Sql } from '../client.ts';

const WANTED = Object.entries(SESSION_SETTINGS).map(([name, value]) => ({ name, value: String(value) }));

/**
 * Gives the role of an address the settings of our sessions, in this database: a pooler takes none from its clients,
 * and what one of them sets would stay for the next. Any role may set its own.
 * @returns whether this address gives a session that has them; a pooler has opened some before
 */
export async function keepRoleSettings(url: string): Promise<boolean> {
  const sql = createSql(url, { name: 'aic-settings', max: 1, pooler: { prepares: false } });
  try {
    if (!(await hasRoleSettings(sql))) await setRoleSettings(sql);
    const rows = await sql<{ name: string; value: string }[]>`
      select name, setting as value from pg_settings where name in ${sql(Object.keys(SESSION_SETTINGS))}`;
    return WANTED.every(({ name, value }) => rows.some((row) => row.name === name && row.value === value));
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function hasRoleSettings(sql: Sql): Promise<boolean> {
  const rows = await sql<{ setting: string }[]>`
    select unnest(s.setconfig) as setting from pg_db_role_setting s
    where s.setrole = (select oid from pg_roles where rolname = current_user)
      and s.setdatabase = (select oid from pg_database where datname = current_database())`;
  return WANTED.every(({ name, value }) => rows.some(({ setting }) => setting === `${name}=${value}`));
}

/** One statement, so that no other client's session is between the parts. */
async function setRoleSettings(sql: Sql): Promise<void> {
  const changes = WANTED.map(
    ({ name, value }) =>
      `execute format('alter role current_user in database %I set ${name} = %L', current_database(), '${value}');`,
  );
  try {
    await sql.unsafe(`do $set$ begin ${changes.join('\n')} end $set$`);
  } catch (error) {
    // Another process that starts has set them in the same moment.
    if (!(await hasRoleSettings(sql))) throw error;
  }
}
