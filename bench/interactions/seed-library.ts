import { createAdminSql, createSql, createUser } from '@aic/api/testing';
import { makeItems } from '../frontend/seed.ts';
import type { BenchDatabase } from '../measure/database.ts';

export const ITEMS = 10_000;

/** One of each kind is made by the product itself; pictures twice, so that neighbours differ. */
const MADE = [
  ['/api/generate', { prompt: 'a lighthouse on a cliff at dusk' }],
  ['/api/generate', { prompt: 'a red fox in the snow', size: '1792x1024' }],
  ['/api/generate', { prompt: 'a cabin in the forest at night', size: '1024x1792' }],
  ['/api/generate-video', { prompt: 'waves at night' }],
  ['/api/generate-music', { prompt: 'calm piano for a rainy evening', genre: 'jazz', duration: 20 }],
  ['/api/generate-text', { prompt: 'a short text about the sea' }],
] as const;
const FOLDERS = ['Client work', 'Ideas', 'Postcards'];

/**
 * A user with ten thousand items of four kinds that share the files of a few, and with folders. @param url of the
 * running product, with a worker. @returns the user's session token
 */
export async function seedLibrary(url: string, database: BenchDatabase): Promise<string> {
  const sql = createSql(database.url, { name: 'bench-seed' });
  const admin = createAdminSql(database.ownerUrl);
  const user = await createUser(sql);
  const token = user.token.toString('base64url');
  await makeItems(url, token, MADE);
  for (const name of FOLDERS) {
    await admin`insert into folder (user_id, name, created_at) values (${user.id}, ${name}, now())`;
  }
  await admin`
    with made as (
      select g.*, row_number() over (order by g.created_at, g.id) - 1 as place, count(*) over () as made_count
      from generation g where g.user_id = ${user.id}
    )
    insert into generation (user_id, kind, status, request, prompt, seed, price, request_hash, provider, run_at,
        queue_at, created_at, completed_at, progress, output, favourite_at)
      select user_id, kind, status, request, prompt || ', number ' || n, n, 0, 'bench-' || n, provider, run_at, queue_at,
        now() - n * interval '7 minutes', now() - n * interval '7 minutes', progress, output,
        case when n % 13 = 0 then now() end
      from generate_series(1, ${ITEMS - MADE.length}) n
        join made on place = (n * 7 + n / 3) % made_count`;
  await admin`vacuum analyze`;
  await Promise.all([sql.end(), admin.end()]);
  return token;
}
