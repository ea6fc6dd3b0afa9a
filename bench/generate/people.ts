import { createHash } from 'node:crypto';
import { createAdminSql } from '@aic/api/testing';

/** Whom person `n` is known by in the database; pgbench computes the same. */
export function tokenHashOf(n: number): Buffer {
  return createHash('sha256').update(String(n)).digest();
}

/** People 1..count with a session and credits enough for any run. */
export async function seedPeople(databaseUrl: string, count: number): Promise<void> {
  const admin = createAdminSql(databaseUrl);
  await admin`
    select register_user(n || '@example.com', null, 'Bench', 'Person', sha256(n::text::bytea), 1000000,
      now() + interval '30 days', now())
    from generate_series(1, ${count}) n`;
  await admin`vacuum analyze`;
  await admin.end();
}
