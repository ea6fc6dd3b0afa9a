import { createHash } from 'node:crypto';
import { createAdminSql, type Sql } from '@aic/api/testing';

/** The token hash that identifies user `n` in the database. */
export function tokenHashOf(n: number): Buffer {
  return createHash('sha256').update(String(n)).digest();
}

/** Users 1..count, each with a session and credits for any number of items. */
export async function seedUsers(admin: Sql, count: number): Promise<void> {
  await admin`
    select register_user(n || '@example.com', n || '@example.com', null, 'Bench', 'User', sha256(n::text::bytea),
      100000000, now() + interval '1 day', now() + interval '30 days', now(), null, null, sha256(n::text::bytea), null)
    from generate_series(1, ${count}) n`;
}

const LIMITS = {
  inFlight: { free: 1_000_000, pro: 1_000_000, creator: 1_000_000 },
  deferred: { free: 0, pro: 0, creator: 0 },
  starts: 1_000_000_000,
  startsWindowSeconds: 600,
};
/**
 * Makes `count` images by the functions that the product calls, in the transactions in which it calls them: press, claim,
 * two heartbeats, result with three files. They are vacuumed every now and then, as a running server does.
 */
export async function makeGenerations(ownerUrl: string, users: number, count: number): Promise<void> {
  const admin = createAdminSql(ownerUrl);
  await admin`set synchronous_commit = off`;
  await admin.unsafe(MAKE_ONE);
  for (let done = 0; done < count; done += BATCH) {
    await admin.unsafe(`call bench_make(${done}, ${Math.min(BATCH, count - done)}, ${users})`);
    await admin`vacuum analyze`;
  }
  await admin`drop procedure bench_make`;
  await admin.end();
}

const BATCH = 2000;

const json = (value: object): string => `'${JSON.stringify(value)}'::jsonb`;

const MAKE_ONE = `
create or replace procedure bench_make(p_from integer, p_count integer, p_users integer) language plpgsql as $$
declare
  v_words text[] := regexp_split_to_array('lighthouse harbour fox meadow glacier violin market dragon orchard tram
    astronaut canyon teapot cathedral jellyfish library mountain bicycle lantern waterfall robot owl garden desert
    castle whale train forest island comet', '[[:space:]]+');
  v_looks text[] := string_to_array('oil watercolour cinematic pastel isometric vintage minimal dramatic misty golden', ' ');
  v_prompt text;
  v_hash bytea;
  v_row jsonb;
  v_user uuid;
  v_id uuid;
  v_now timestamptz;
begin
  for n in p_from + 1 .. p_from + p_count loop
    v_now := clock_timestamp();
    v_hash := sha256((1 + n * 7919 % p_users)::text::bytea);
    v_prompt := format('a %s beside a %s and a %s above a quiet %s at dusk, %s light, %s, number %s',
      v_words[1 + floor(random() * 30)], v_words[1 + floor(random() * 30)], v_words[1 + floor(random() * 30)],
      v_words[1 + floor(random() * 30)], v_looks[1 + floor(random() * 10)], v_looks[1 + floor(random() * 10)], n);
    v_row := start_generations(v_hash, 'image',
      jsonb_build_object('prompt', v_prompt, 'size', '1024x1024', 'quality', 'standard', 'style', 'vivid'),
      jsonb_build_array(floor(random() * 2147483647)::integer), 'preview', 20, 20, gen_random_uuid()::text,
      encode(sha256(v_prompt::bytea), 'base64'), null, ${json(LIMITS)}, '24 hours', v_now) -> 0;
    v_user := v_row ->> 'user_id';
    v_id := v_row ->> 'id';
    commit;
    perform claim_jobs(7, 1, '{"image": ["prompt", "size", "quality", "style"]}', '{}', '[]', '30 seconds', clock_timestamp());
    commit;
    for beat in 1 .. 2 loop
      perform heartbeat_generations(
        jsonb_build_array(jsonb_build_object('user_id', v_user, 'id', v_id, 'attempt', 1, 'progress', beat / 3.0)),
        '30 seconds', clock_timestamp());
      commit;
    end loop;
    perform finish_generation(v_user, v_id, 1, 'completed', null, null,
      jsonb_build_object(
        'image', bench_file('image/png', 1400000, 1024, 1024),
        'avif', bench_file('image/avif', 21000, 512, 512),
        'webp', bench_file('image/webp', 30000, 512, 512),
        'details', jsonb_build_object('composer', 'landscape'),
        'reading', jsonb_build_object('understood', jsonb_build_array('dusk', 'oil'), 'ignored', jsonb_build_array('beside'))),
      'preview', clock_timestamp());
    commit;
  end loop;
end
$$;
create or replace function bench_file(p_type text, p_bytes integer, p_width integer, p_height integer) returns jsonb
language sql as $$
  select jsonb_build_object('key', replace(gen_random_uuid()::text, '-', ''), 'sizeBytes',
    p_bytes + floor(random() * 1000)::integer, 'mediaType', p_type, 'width', p_width, 'height', p_height);
$$;`;
