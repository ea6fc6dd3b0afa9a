import type { Generation, GenerationKind, GenerationOf, PlanId } from '@aic/contract';
import type { JOB_LIMITS } from '@aic/contract/job-limits';
import { UPLOADS_MAX } from '@aic/contract/uploads';
import type { JSONValue, PendingQuery, Row } from 'postgres';
import type { Caller } from '../../identity/auth/caller.ts';
import type { Sql } from '../../platform/db/client.ts';
import { withAppErrors } from '../../platform/db/sql-error.ts';
import { currentTraceparent } from '../../platform/telemetry/steps.ts';
import { GENERATION_REFUSALS, stillRunning } from '../errors/generation-errors.ts';
import { asGeneration, itemOf, itemOfAnyKind } from './item-sql.ts';
import { listState } from './list-state.ts';
import { type Page, type PageBound, pageOf, type PageRow, readPage } from './read-page.ts';

/** What one user may start. A type and not an interface, so that it counts as JSON. */
export type StartLimits = Readonly<{
  /** Jobs waiting or running, by plan. */
  inFlight: Readonly<Record<keyof typeof JOB_LIMITS, number>>;
  /** Jobs in line for one of these to end, by plan. */
  deferred: Readonly<Record<keyof typeof JOB_LIMITS, number>>;
  /** Jobs started within the window, whatever became of them. */
  starts: number;
  startsWindowSeconds: number;
}>;

export interface NewGenerations<Kind extends GenerationKind = GenerationKind> {
  kind: Kind;
  /** Members that have a `key` are stored files: they become the item's. */
  request: { readonly [name: string]: JSONValue };
  /** One for each that is started. */
  seeds: readonly number[];
  provider: string;
  /** Of each, in whole credits, from our own table. */
  price: number;
  quotedPrice: number | null;
  idempotencyKey: string | null;
  requestHash: string;
  /** The least plan that allows it. */
  planNeeded: PlanId | null;
  limits: StartLimits;
}

interface Owned<Item> {
  userId: string;
  item: Item;
}

/** Of a started item also its uploads: a repeat of an earlier request answers with the earlier ones. */
interface Started<Item> extends Owned<Item> {
  uploadKeys: string[];
}

/** How long credits may stay set aside: far longer than any job with its retries lives. */
const HOLD_LIFETIME = '24 hours';

/** Null without a valid session. */
export async function findCallerId(sql: Sql, caller: Caller): Promise<string | null> {
  const [row] = await sql<
    [{ id: string | null }]
  >`select session_user_id(${caller.tokenHash}, ${caller.now}) as id`;
  return row.id;
}

/** Holds the credits and queues the jobs. @throws AppError, see the codes of `start_generations` */
export async function insertGenerations<Kind extends GenerationKind>(
  sql: Sql,
  caller: Caller,
  start: NewGenerations<Kind>,
): Promise<[Started<GenerationOf<Kind>>, ...Started<GenerationOf<Kind>>[]]> {
  const traceparent = currentTraceparent();
  const request = traceparent === undefined ? start.request : { ...start.request, traceparent };
  return withAppErrors(
    sql<[Started<GenerationOf<Kind>>, ...Started<GenerationOf<Kind>>[]]>`
    select g.user_id as "userId", ${itemOf(sql, start.kind)} as item,
      ${fileKeys(sql, sql`g.request`)} as "uploadKeys"
    from jsonb_to_recordset(start_generations(${caller.tokenHash}, ${start.kind}, ${sql.json(request)},
      ${sql.json(start.seeds)}, ${start.provider}, ${start.price}, ${start.quotedPrice}, ${start.idempotencyKey},
      ${start.requestHash}, ${start.planNeeded}, ${sql.json({ ...start.limits, uploads: UPLOADS_MAX })},
      ${HOLD_LIFETIME}, ${caller.now}))
      ${asGeneration(sql)}`,
    GENERATION_REFUSALS,
  );
}

export interface PageRequest {
  kind: GenerationKind;
  limit: number;
  after: PageBound | null;
}

/** One page of the caller's items, newest first, or null when the session is not valid. */
export const findPage = (sql: Sql, caller: Caller, page: PageRequest): Promise<Page | null> =>
  readPage(selectPage(sql, caller, page));

/**
 * The first pages of several callers by one statement, in their order; null for each whose session is not valid. Eight
 * by one take the database about 0.7 of the time of eight.
 */
export async function findFirstPages(
  sql: Sql,
  callers: readonly Caller[],
  page: Omit<PageRequest, 'after'>,
): Promise<Array<Page | null>> {
  const asked = callers.map(({ tokenHash, now }, n) => ({ n, hash: tokenHash.toString('hex'), now }));
  const who = { tokenHash: sql`decode(asked.hash, 'hex')`, now: sql`asked.now` };
  const rows = await sql`
    select page.body, page."nextCursor", page.state
    from jsonb_to_recordset(${sql.json(asked)}) as asked (n integer, hash text, now timestamptz)
    left join lateral (${selectPage(sql, who, { ...page, after: null })}) page on true
    order by asked.n`.raw();
  return rows.map(pageOf);
}

/** A caller, or SQL that gives one. */
interface AnyCaller {
  tokenHash: Caller['tokenHash'] | PendingQuery<Row[]>;
  now: Caller['now'] | PendingQuery<Row[]>;
}

/**
 * The statement of a page: one that looks up the session, pages by key and makes the JSON (a second query costs half
 * of the throughput). No row without a valid session.
 */
export function selectPage(sql: Sql, caller: AnyCaller, page: PageRequest) {
  const { kind, limit, after } = page;
  const bound = after
    ? sql`and (g.created_at, g.id) < ('epoch'::timestamptz + ${after.createdAtUs}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  // Materialized, so that the session is looked up once and not once per row.
  return sql<PageRow[]>`
    with caller as materialized (select session_user_id(${caller.tokenHash}, ${caller.now}) as id)
    select
      coalesce(json_agg(${itemOf(sql, kind)} order by g.position) filter (where g.position <= ${limit}), '[]')::text
        as body,
      case when count(g.id) > ${limit} then
        max((extract(epoch from g.created_at) * 1000000)::bigint || '_' || g.id) filter (where g.position = ${limit})
      end as "nextCursor",
      ${listState(sql)} as state
    from caller
    left join lateral (
      select newest.*, row_number() over () as position
      from (
        select g.* from generation g
        where g.user_id = caller.id and g.kind = ${kind} and g.removed_at is null and g.dismissed_at is null ${bound}
        order by g.created_at desc, g.id desc
        limit ${limit + 1}
      ) newest
    ) g on true
    where caller.id is not null
    having count(caller.id) > 0`;
}

/** The caller's item; `isSignedIn` tells a missing item from a missing session in the same statement. */
export async function findItem(
  sql: Sql,
  caller: Caller,
  id: string,
): Promise<{ isSignedIn: boolean; item: Generation | null }> {
  const [row] = await sql<[{ isSignedIn: boolean; item: Generation | null }]>`
    select caller.id is not null as "isSignedIn", case when g.id is not null then ${itemOfAnyKind(sql)} end as item
    from (select session_user_id(${caller.tokenHash}, ${caller.now}) as id) caller
    left join generation g on g.user_id = caller.id and g.id = ${id} and g.removed_at is null`;
  return row;
}

/** @throws AppError `unauthorized`, `not_found` */
export async function requestCancel(sql: Sql, caller: Caller, id: string): Promise<Owned<Generation>> {
  const [row] = await withAppErrors(
    sql<[Owned<Generation>]>`
    select g.user_id as "userId", ${itemOfAnyKind(sql)} as item
    from jsonb_to_record(cancel_generation(${caller.tokenHash}, ${id}, ${caller.now})) ${asGeneration(sql)}`,
    GENERATION_REFUSALS,
  );
  return row;
}

/** @throws AppError `unauthorized`, `not_found`, `conflict` when it is not finished */
export async function setPublished(
  sql: Sql,
  caller: Caller,
  id: string,
  isPublished: boolean,
): Promise<Owned<Generation>> {
  const [row] = await withAppErrors(
    sql<[Owned<Generation>]>`
    select g.user_id as "userId", ${itemOfAnyKind(sql)} as item
    from jsonb_to_record(publish_generation(${caller.tokenHash}, ${id}, ${isPublished}, ${caller.now}))
      ${asGeneration(sql)}`,
    GENERATION_REFUSALS,
  );
  return row;
}

/** Puts it into the bin. Returns whose it is. @throws AppError `unauthorized`, `not_found`, `invalid_request` */
export async function removeGeneration(sql: Sql, caller: Caller, id: string): Promise<string> {
  const [row] = await withAppErrors(
    sql<[{ userId: string }]>`
    select remove_generation(${caller.tokenHash}, ${id}, ${caller.now}) ->> 'user_id' as "userId"`,
    { ...GENERATION_REFUSALS, CR400: stillRunning },
  );
  return row.userId;
}

/** Of the stored files among a document's members: they have a type. */
function fileKeys(sql: Sql, document: ReturnType<typeof sql>) {
  return sql`jsonb_path_query_array(${document}, '$.* ? (exists (@.mediaType)).key')`;
}
