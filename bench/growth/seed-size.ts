import { createAdminSql, type Sql } from '@aic/api/testing';

/** Items of each user. */
export const ITEMS_EACH = 100;
const BATCH = 500_000;

/** What a list does not read, and what would take hours to fill for ten million rows. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'generation_by_words',
  'generation_by_image',
  'generation_by_avif',
  'generation_by_webp',
  'generation_by_key_hash',
  'generation_published',
]);

/**
 * Finished images in the order of time, those of one user far apart, and sessions of `asking` users, spread over all.
 * @returns their cookies
 */
export async function seedSize(
  ownerUrl: string,
  { count, asking }: { count: number; asking: number },
): Promise<string[]> {
  const admin = createAdminSql(ownerUrl);
  const users = count / ITEMS_EACH;
  await admin`set synchronous_commit = off`;
  // Foreign keys were checked one by one.
  await admin`set session_replication_role = replica`;
  await admin`
    insert into app_user (id, email, email_key)
    select md5('u' || n)::uuid, n || '@example.com', n || '@example.com' from generate_series(0, ${users - 1}::integer) n`;
  await admin`insert into credit.account (user_id, event_seq) select id, 1 from app_user`;
  const kept = await dropIndexes(admin);
  for (let from = 0; from < count; from += BATCH) {
    await insertItems(admin, { from, to: Math.min(from + BATCH, count), users });
    process.stderr.write(`${Math.min(from + BATCH, count)} of ${count} rows\n`);
  }
  for (const statement of kept) await admin.unsafe(statement);
  const step = Math.floor(users / asking);
  await admin`
    insert into session (token_hash, user_id, created_at, last_seen_at, idle_until, expires_at)
    select sha256(decode(md5('t' || n), 'hex')), md5('u' || n * ${step}::integer)::uuid, now(), now(),
      now() + interval '1 day', now() + interval '2 days'
    from generate_series(0, ${asking - 1}::integer) n`;
  await admin`vacuum analyze`;
  await admin`checkpoint`;
  const cookies = await admin<{ cookie: string }[]>`
    select 'sid=' || rtrim(translate(encode(decode(md5('t' || n), 'hex'), 'base64'), '+/', '-_'), '=') as cookie
    from generate_series(0, ${asking - 1}::integer) n`;
  await admin.end();
  return cookies.map(({ cookie }) => cookie);
}

/** @returns statements that make those again that lists need */
async function dropIndexes(admin: Sql): Promise<string[]> {
  const indexes = await admin<{ name: string; statement: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as statement from pg_index i
    where i.indrelid = 'generation'::regclass and not i.indisprimary`;
  for (const { name } of indexes) await admin.unsafe(`drop index ${name}`);
  return indexes.filter(({ name }) => !LEFT_OUT.has(name)).map(({ statement }) => statement);
}

async function insertItems(
  admin: Sql,
  { from, to, users }: { from: number; to: number; users: number },
): Promise<void> {
  // One after the other in time; a prime keeps neighbours in time apart, as users who do not know each other are.
  const user = `(n::bigint * 7919) % ${users}`;
  await admin.unsafe(`
    insert into generation (user_id, id, kind, status, request, prompt, seed, price, request_hash, provider, run_at,
      queue_at, created_at, completed_at, progress, output)
    select md5('u' || ${user})::uuid, uuidv7(), 'image', 'completed',
      '{"size": "1024x1024", "quality": "standard", "style": "vivid"}',
      'a lighthouse beside a meadow and a market above a quiet harbour at dusk, cinematic light, golden, number ' || n,
      n % 2147483647, 20, md5(n::text) || 'xxxxxxxxxxx', 'preview', at, at, at, at, 1,
      jsonb_build_object(
        'image', jsonb_build_object('key', md5('i' || n), 'sizeBytes', 1400000 + n % 1000, 'mediaType', 'image/png',
          'width', 1024, 'height', 1024),
        'avif', jsonb_build_object('key', md5('a' || n)),
        'webp', jsonb_build_object('key', md5('w' || n)),
        'details', jsonb_build_object('composer', 'landscape'),
        'reading', jsonb_build_object('understood', jsonb_build_array('dusk'), 'ignored', jsonb_build_array('beside')))
    from generate_series(${from}, ${to - 1}) n,
      lateral (select now() - interval '400 days' + n * interval '1 second' as at) t`);
}
