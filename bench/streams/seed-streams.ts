import { createHash, randomBytes } from 'node:crypto';
import { createAdminSql } from '@aic/api/testing';

export interface SeededUser {
  id: string;
  /** The session cookie. */
  cookie: string;
}

/** Signed-in users, each with an account that numbers events. In one statement: there are thousands. */
export async function seedStreams(ownerUrl: string, count: number): Promise<SeededUser[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const admin = createAdminSql(ownerUrl);
  const rows = await admin<{ id: string; hash: string }[]>`
    with token as (select value as hash from jsonb_array_elements_text(${admin.json(hashes)})),
      new_user as (
        insert into app_user (email, email_key) select hash || '@example.com', hash || '@example.com' from token
        returning id, email
      ),
      new_account as (insert into credit.account (user_id) select id from new_user)
    insert into session (token_hash, user_id, created_at, last_seen_at, idle_until, expires_at)
    select decode(token.hash, 'hex'), new_user.id, now(), now(), now() + interval '1 day', now() + interval '1 day'
    from token join new_user on new_user.email = token.hash || '@example.com'
    returning user_id as id, encode(token_hash, 'hex') as hash`;
  await admin`vacuum analyze`;
  await admin.end();
  const cookies = new Map(tokens.map((token, n) => [hashes[n], `sid=${token.toString('base64url')}`]));
  return rows.map(({ id, hash }) => ({ id, cookie: cookies.get(hash) ?? '' }));
}
