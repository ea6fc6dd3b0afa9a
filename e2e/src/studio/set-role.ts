import { createSql } from '@aic/api/testing';
import type { Studio } from './studio.ts';

/** Gives the user a plan as a paid invoice would, or makes them an admin; the page shows it after its next load. */
export async function setRole(
  { databaseUrl }: Pick<Studio, 'databaseUrl'>,
  email: string,
  { plan, isAdmin = false }: { plan?: 'pro' | 'creator'; isAdmin?: boolean },
): Promise<void> {
  const sql = createSql(databaseUrl, { name: 'aic-e2e', max: 1 });
  await sql`update app_user set plan = ${plan ?? null}, is_admin = ${isAdmin} where email = ${email}`;
  await sql.end();
}
