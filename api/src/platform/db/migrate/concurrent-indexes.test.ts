import { afterAll, expect, it } from 'vitest';
import { createAdminSql } from '../../../../test/database/admin-sql.ts';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { buildConcurrentIndexes, withIndexesInPlace } from './concurrent-indexes.ts';

const { admin, ownerUrl } = await createTestDatabase();
const builder = createAdminSql(ownerUrl);
afterAll(() => builder.end({ timeout: 1 }));

const TEXT = `-- Why.
create index concurrently folder_by_time on folder (user_id, created_at);
create unique index concurrently folder_once on folder (id)
  where name <> '';
`;
const MIGRATION = {
  name: '0100_index_concurrently.sql',
  checksum: '',
  accepted: new Set<string>(),
  text: TEXT,
};

const indexes = () => admin<{ name: string; isValid: boolean }[]>`
  select indexrelid::regclass::text as name, indisvalid as "isValid" from pg_index
  where indrelid = 'folder'::regclass and indexrelid::regclass::text in ('folder_by_time', 'folder_once') order by 1`;

it('builds each index while others write, and replaces what an interrupted build has left', async () => {
  const user = '018f0000-0000-7000-8000-000000000000';
  await admin`insert into app_user (id, email, email_key) values (${user}, 'a@example.com', 'a@example.com')`;
  const folder = { user_id: user, created_at: new Date() };
  await admin`insert into folder ${admin([
    { ...folder, id: user, name: 'a' },
    { ...folder, id: user.replace('018', '019'), name: 'b' },
  ])}`;
  // The last one fails, and stays as one that nothing uses.
  const broken = `create unique index concurrently folder_once on folder (user_id);`;
  await expect(buildConcurrentIndexes(builder, [{ ...MIGRATION, text: broken }])).rejects.toThrow(
    'could not create unique index',
  );
  expect(await indexes()).toEqual([{ name: 'folder_once', isValid: false }]);

  // A write that has not ended holds the build up, and the build holds no other write up.
  const building = await admin.begin(async (other) => {
    await other`update folder set name = 'c' where name = 'a'`;
    const build = buildConcurrentIndexes(builder, [MIGRATION]);
    await expect
      .poll(
        () =>
          admin`select from pg_stat_activity where query like '%index concurrently%' and wait_event_type = 'Lock'`,
      )
      .toHaveLength(1);
    await admin`update folder set name = 'd' where name = 'b'`;
    return { build };
  });
  await building.build;

  expect(await indexes()).toEqual([
    { name: 'folder_by_time', isValid: true },
    { name: 'folder_once', isValid: true },
  ]);
  await admin.unsafe(withIndexesInPlace(TEXT));
});

it('makes them in place in a new database, where nothing is in use', () => {
  expect(withIndexesInPlace(TEXT)).toContain(`create unique index if not exists folder_once on folder (id)
  where`);
});
