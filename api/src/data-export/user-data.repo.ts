import type { GenerationKind } from '@aic/contract';
import { invoiceColumns } from '../billing/invoices/invoices.repo.ts';
import { itemOfAnyKind } from '../generations/list/item-sql.ts';
import type { Sql } from '../platform/db/client.ts';

/** Rows that are read at once: a long history is never in memory as a whole. */
const PAGE = 500;

type Json = Record<string, unknown>;

/** What the account itself says. @throws Error when the user is gone */
export async function readProfile(sql: Sql, userId: string, now: Date): Promise<Json> {
  const [row] = await sql<{ profile: Json }[]>`
    select json_build_object(
      'id', u.id, 'email', u.email, 'emailConfirmedAt', wire_time(u.email_verified_at),
      'firstName', u.first_name, 'lastName', u.last_name, 'displayName', u.display_name, 'handle', u.handle,
      'bio', u.bio, 'location', u.location, 'website', u.website, 'twitterHandle', u.twitter_handle,
      'hasPublicPage', u.public_profile, 'wantsMailNotifications', u.email_notifications,
      'filesSayPrompt', u.files_say_prompt, 'filesSayName', u.files_say_name,
      'plan', u.plan, 'credits', credit.balance(u.id, ${now}), 'hasPassword', u.password_hash is not null,
      'signsInWith', (
        select coalesce(json_agg(json_build_object('provider', x.issuer, 'since', wire_time(x.created_at))), '[]')
        from external_identity x where x.user_id = u.id),
      'passkeys', (
        select coalesce(json_agg(json_build_object(
          'name', p.name, 'createdAt', wire_time(p.created_at), 'lastUsedAt', wire_time(p.last_used_at)) order by p.id), '[]')
        from passkey p where p.user_id = u.id),
      'folders', (
        select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) order by f.id), '[]')
        from folder f where f.user_id = u.id),
      'templates', (
        select coalesce(json_agg(json_build_object('kind', t.kind, 'text', t.text) order by t.id), '[]')
        from template t where t.user_id = u.id),
      'betas', (select coalesce(json_agg(o.name order by o.name), '[]') from remote_opt_in o where o.user_id = u.id),
      'createdAt', wire_time(u.created_at)) as profile
    from app_user u where u.id = ${userId}`;
  if (!row) throw new Error('The user is gone.');
  return row.profile;
}

/** Every move of credits, the oldest first, page by page. */
export async function* readCredits(sql: Sql, userId: string): AsyncGenerator<Json[]> {
  yield* pages<Json>(
    '0',
    (after) => sql`
    select u.id::text as cursor, json_build_object(
      'id', u.id::text, 'at', wire_time(u.at), 'type', u.type, 'credits', u.credits, 'change', u.change,
      'balance', u.balance, 'grant', u.grant_kind, 'generation', u.generation_id) as value
    from credit.usage_of(${userId}) u where u.id > ${after}::bigint order by u.id limit ${PAGE}`,
  );
}

export interface ExportedItem {
  id: string;
  kind: GenerationKind;
  prompt: string;
  createdAt: string;
  /** As the API tells of it, without its addresses. */
  item: Json;
  /** The link by which everybody may see it, without what opens it; null when it has none. */
  shareLink: Json | null;
  /** The files that it was made of and that it is; small pictures that are made of these are left out. */
  files: ExportedFile[];
}

export interface ExportedFile {
  role: 'result' | 'source' | 'reference' | 'mask';
  key: string;
  mediaType: string;
}

const NO_ITEM = '00000000-0000-0000-0000-000000000000';

/** Every item that is there, also in the bin, the oldest first, page by page. */
export async function* readItems(sql: Sql, userId: string): AsyncGenerator<ExportedItem[]> {
  yield* pages<ExportedItem>(
    NO_ITEM,
    (after) => sql`
    select g.id::text as cursor, json_build_object(
      'id', g.id, 'kind', g.kind, 'prompt', g.prompt, 'createdAt', wire_time(g.created_at),
      'item', ${itemOfAnyKind(sql)},
      'shareLink', (
        select json_build_object(
          'createdAt', wire_time(l.created_at), 'expiresAt', wire_time(l.expires_at), 'withRecipe', l.with_recipe,
          'withLabel', l.with_label)
        from share_link l where l.user_id = g.user_id and l.generation_id = g.id),
      'files', (
        select coalesce(json_agg(json_build_object('role', f.role, 'key', a.key, 'mediaType', a.media_type)), '[]')
        from (values
          ('result', g.output #>> '{image,key}'), ('result', g.output #>> '{video,key}'),
          ('result', g.output #>> '{audio,key}'), ('source', g.request #>> '{image,key}'),
          ('reference', g.request #>> '{secondImage,key}'), ('mask', g.request #>> '{mask,key}')
        ) f (role, key)
        cross join lateral (
          -- The file of an upload may be that of several items.
          select a.key, a.media_type from asset a where a.user_id = g.user_id and a.key = f.key limit 1
        ) a)) as value
    from generation g
    where g.user_id = ${userId} and g.purged_at is null and g.id > ${after}::uuid
    order by g.id limit ${PAGE}`,
  );
}

export interface ExportedUpload {
  id: string;
  createdAt: string;
  usedAt: string;
  key: string;
  mediaType: string;
}

/** Every upload that is not removed, the oldest first. */
export async function readUploads(sql: Sql, userId: string): Promise<ExportedUpload[]> {
  const rows = await sql<{ value: ExportedUpload }[]>`
    select json_build_object(
      'id', u.id, 'createdAt', wire_time(u.created_at), 'usedAt', wire_time(u.used_at),
      'key', u.files #>> '{image,key}', 'mediaType', u.files #>> '{image,mediaType}') as value
    from upload u where u.user_id = ${userId} and u.removed_at is null order by u.id`;
  return rows.map(({ value }) => value);
}

export async function readInvoices(sql: Sql, userId: string): Promise<Json[]> {
  const rows = await sql<{ value: Json }[]>`
    select ${invoiceColumns(sql)} as value from billing.invoice i
    where i.user_id = ${userId} and i.status <> 'draft' order by i.created_at, i.id`;
  return rows.map(({ value }) => value);
}

/** Those that are not over; nothing with which anybody could go on with one. */
export async function readSessions(sql: Sql, userId: string, now: Date): Promise<Json[]> {
  const rows = await sql<{ value: Json }[]>`
    select json_build_object(
      'id', s.id, 'browser', s.browser, 'network', s.network, 'createdAt', wire_time(s.created_at),
      'lastSeenAt', wire_time(s.last_seen_at), 'expiresAt', wire_time(s.expires_at)) as value
    from session s
    where s.user_id = ${userId} and s.expires_at > ${now} and s.idle_until > ${now} order by s.created_at, s.id`;
  return rows.map(({ value }) => value);
}

/**
 * Of the contact form, with the account's address. Anybody may type it there, so it has to be confirmed that it is
 * the user's.
 */
export async function readContactMessages(sql: Sql, userId: string): Promise<Json[]> {
  const rows = await sql<{ value: Json }[]>`
    select json_build_object(
      'createdAt', wire_time(m.created_at), 'name', m.name, 'email', m.email, 'subject', m.subject,
      'category', m.category, 'message', m.message) as value
    from app_user u join contact_message m on is_address_of(m.email, u.email_key)
    where u.id = ${userId} and u.email_verified_at is not null order by m.created_at, m.id`;
  return rows.map(({ value }) => value);
}

async function* pages<Value>(
  first: string,
  read: (after: string) => PromiseLike<readonly unknown[]>,
): AsyncGenerator<Value[]> {
  let after = first;
  for (;;) {
    // Safe because each statement above selects these two.
    const rows = (await read(after)) as ReadonlyArray<{ cursor: string; value: Value }>;
    if (rows.length > 0) yield rows.map(({ value }) => value);
    after = rows.at(-1)?.cursor ?? after;
    if (rows.length < PAGE) return;
  }
}
