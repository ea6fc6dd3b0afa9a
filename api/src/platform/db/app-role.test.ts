import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';

const { sql } = await createTestDatabase();

const forbidden = { code: '42501' };

it.each(['is_admin = true', "plan = 'creator'", 'email_verified_at = now()', 'blocked_at = null'])(
  'never lets the application write an account by itself: %s',
  async (change) => {
    const { id } = await createUser(sql);

    await expect(sql.unsafe(`update app_user set ${change} where id = '${id}'`)).rejects.toMatchObject(
      forbidden,
    );
  },
);

it('never lets the application make or remove an account by itself', async () => {
  const { id } = await createUser(sql);

  await expect(
    sql`insert into app_user (email, email_key, is_admin) values ('a@example.com', 'a@example.com', true)`,
  ).rejects.toMatchObject(forbidden);
  await expect(sql`delete from app_user where id = ${id}`).rejects.toMatchObject(forbidden);
});

it('leaves the application one column of an account, which the release before writes', async () => {
  const columns = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = 'app_user'::regclass and attnum > 0 and not attisdropped
      and has_column_privilege(attrelid, attnum, 'update')`;

  expect(columns.map(({ name }) => name)).toEqual(['email_notifications']);
});
