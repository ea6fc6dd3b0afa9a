import { createHash } from 'node:crypto';
import { createAdminSql } from '@aic/api/testing';

/** The token hash that identifies user `n` in the database; pgbench computes the same. */
export function tokenHashOf(n: number): Buffer {
  return createHash('sha256').update(String(n)).digest();
}

/** Users 1..count with a session and enough credits for any run. */
export async function seedUsers(ownerUrl: string, count: number): Promise<void> {
  const admin = createAdminSql(ownerUrl);
  await admin`
    select register_user(n || '@example.com', n || '@example.com', null, 'Bench', 'User', sha256(n::text::bytea), 1000000,
      now() + interval '1 day', now() + interval '30 days', now(), null, null, sha256(n::text::bytea), null)
    from generate_series(1, ${count}) n`;
  await admin`vacuum analyze`;
  await admin.end();
}
