import { createAdminSql, createSql, createUser } from '@aic/api/testing';
import type { BenchDatabase } from '../measure/database.ts';

const USERS = 200;
const IMAGES_EACH = 30;

/** Signed-in users with finished images, more than a page each. @returns their session cookies */
export async function seedUsers({
  url,
  ownerUrl,
}: Pick<BenchDatabase, 'url' | 'ownerUrl'>): Promise<string[]> {
  const sql = createSql(url, { name: 'bench-seed' });
  const admin = createAdminSql(ownerUrl);
  const cookies: string[] = [];
  for (let n = 0; n < USERS; n += 1) {
    const user = await createUser(sql);
    cookies.push(`sid=${user.token.toString('base64url')}`);
  }
  await admin`
    insert into generation (user_id, kind, status, request, prompt, seed, price, request_hash, provider, run_at,
      queue_at, created_at, completed_at, progress, output)
    select u.id, 'image', 'completed', '{"size": "1024x1024", "quality": "standard", "style": "vivid"}',
      'a lighthouse on a cliff above a stormy sea at dusk, warm light in the windows, oil painting', n, 20, n::text,
      'preview', now(), now(), now() - n * interval '1 minute', now(), 1,
      jsonb_build_object(
        'image', jsonb_build_object('key', md5(u.id || 'i' || n)),
        'avif', jsonb_build_object('key', md5(u.id || 'a' || n)),
        'webp', jsonb_build_object('key', md5(u.id || 'w' || n)))
    from app_user u cross join generate_series(1, ${IMAGES_EACH}) n`;
  await admin`vacuum analyze`;
  await Promise.all([sql.end(), admin.end()]);
  return cookies;
}
