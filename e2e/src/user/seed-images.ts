import { createSql } from '@aic/api/testing';
import type { Studio } from '../studio/studio.ts';

/** Gives a user finished images with these prompts, the last one being the newest. Their files are not there. */
export async function seedImages(
  { databaseUrl }: Pick<Studio, 'databaseUrl'>,
  email: string,
  prompts: readonly string[],
): Promise<void> {
  const sql = createSql(databaseUrl, { name: 'aic-e2e', max: 1 });
  await sql`
    insert into generation (user_id, kind, status, request, prompt, seed, price, request_hash, provider, run_at,
      queue_at, created_at, completed_at, progress, output)
    select u.id, 'image', 'completed', '{"size": "1024x1024", "quality": "standard", "style": "vivid"}', word.prompt,
      word.n, 0, word.n::text, 'preview', now(), now(), now() - (1000 - word.n) * interval '1 minute', now(), 1,
      jsonb_build_object('image', jsonb_build_object('key', md5(u.id || 'i' || word.n)))
    from app_user u
      cross join jsonb_array_elements_text(${sql.json([...prompts])}) with ordinality word (prompt, n)
    where u.email = ${email}`;
  // As after each change: browsers keep lists until the number of the last event is another one.
  await sql`select emit_event(id, '{"type": "account"}', now()) from app_user where email = ${email}`;
  await sql.end();
}
