import { createAdminSql } from '@aic/api/testing';

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

/** Pages of 8 kB that a list of 21 items reads, on average of 50 users. */
export async function countPages(ownerUrl: string): Promise<number> {
  const admin = createAdminSql(ownerUrl);
  const users = await admin<{ id: string }[]>`select user_id as id from session order by token_hash limit 50`;
  let pages = 0;
  for (const { id } of users) {
    const [row] = await admin<[{ 'QUERY PLAN': [Plan] }]>`
      explain (analyze, buffers, format json) select g.* from generation g
      where g.user_id = ${id} and g.kind = 'image' and g.removed_at is null and g.dismissed_at is null
      order by g.created_at desc, g.id desc limit 21`;
    const [{ Plan: plan }] = row['QUERY PLAN'];
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  await admin.end();
  return pages / users.length;
}
