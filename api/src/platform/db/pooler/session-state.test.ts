import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { createSql, SESSION_SETTINGS } from '../client.ts';
import { SCHEMA_FOLDER } from '../migrate/schema-files.ts';
import { keepRoleSettings } from './role-settings.ts';

const { url } = await createTestDatabase();
const pooled = createSql(url, { name: 'aic-test', max: 3, pooler: { prepares: false } });
afterAll(() => pooled.end({ timeout: 1 }));

/** What lives in a session, and may belong to another client a moment later. */
const SESSION_STATE =
  /pg_(?:try_)?advisory_(?:lock|unlock)|`(?:un)?listen |`(?:begin|prepare|declare)\b|\bset (?:session|role)\b|set_config\((?!.*true\))|temp(?:orary)? table|\.reserve\(|\.cursor\(|sql\.begin\(/i;
/** Statements are in files of these folders; the schema as a whole is written by a command. */
const SOURCE = /^(?:src|sql)\/(?!schema\.sql$).*(?<!\.test)\.(?:ts|sql)$/;
/** These have a connection of their own, which a start has looked at. */
const OWN_CONNECTION = [
  'src/generations/worker/connection/worker-session.ts',
  'src/platform/db/listen.ts',
  'src/platform/db/migrate/migration-lock.ts',
  'src/platform/db/pooler/inspect-line.ts',
  'src/platform/notify/relay.ts',
];

it('leaves state of a session to the files that have a connection of their own', async () => {
  const files = await readdir(SCHEMA_FOLDER, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const name = path.slice(SCHEMA_FOLDER.length).replaceAll('\\', '/');
    if (!file.isFile() || !SOURCE.test(name)) continue;
    const code = (await readFile(path, 'utf8')).replaceAll(/^\s*(?:\/\/|\*|\/\*\*|--).*$/gm, '');
    if (SESSION_STATE.test(code)) found.push(name);
  }

  expect(found.toSorted()).toEqual(OWN_CONNECTION);
});

it('sends no setting and prepares no statement through a pooler that keeps neither', async () => {
  await keepRoleSettings(url);
  const asked = Array.from({ length: 9 }, async (_, n) => {
    const [row] = await pooled<[{ prepared: number; sent: string[] | null; limit: string }]>`
      select ${n}::int as n, (select count(*)::int from pg_prepared_statements) as prepared,
        (select json_agg(name) from pg_settings where source = 'client' and name in ${pooled(Object.keys(SESSION_SETTINGS))})
          as sent,
        current_setting('lock_timeout') as limit`;
    return row;
  });

  for (const row of await Promise.all(asked)) {
    expect(row).toMatchObject({ prepared: 0, sent: null, limit: '3s' });
  }
});
