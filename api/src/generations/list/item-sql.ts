import { GENERATION_KINDS, type Generation, type GenerationKind } from '@aic/contract';
import type { Sql } from '../../platform/db/client.ts';
import { JOB_ERROR_TEXTS } from '../errors/job-errors.ts';
import { SERVER_KINDS } from '../kinds/server-kinds.ts';

/** An SQL expression per member of an item: the compiler holds the query to the contract. */
type Columns<Members> = { readonly [Key in keyof Members]-?: string };
type CommonMembers = Omit<Pick<Generation, keyof Generation>, 'kind'>;

/**
 * SQL that makes the wire form of an item out of a row `g` of `generation`. It is a row and not `json_build_object`,
 * which looks up the type of each argument again for each item and takes about twice as long.
 */
export function itemOf(sql: Sql, kind: GenerationKind) {
  return sql.unsafe(ITEM[kind]);
}

/** The same where the kind is only known by the row. */
export function itemOfAnyKind(sql: Sql) {
  return sql.unsafe(ITEM_OF_ANY_KIND);
}

/**
 * Names the row that a function has returned as JSON `g`, with the columns that items are made of. Functions return
 * JSON and not the table's row type: a release that adds a column would break the statements that are running.
 */
export function asGeneration(sql: Sql) {
  return sql.unsafe(AS_GENERATION);
}

const AS_GENERATION = `as g (
  user_id uuid, id uuid, kind text, status text, request jsonb, prompt text, seed integer, price integer,
  credits_returned integer, refunded boolean, provider text, progress real, queue_at timestamptz, error_code text,
  error text, output jsonb, created_at timestamptz, completed_at timestamptz, published_at timestamptz,
  removed_at timestamptz, favourite_at timestamptz, folder_id uuid, made_from uuid, batch_id uuid
)`;

/** The vendor's own words where it has some, else the text of the code. */
export const ERROR_TEXT = `coalesce(g.error, case g.error_code
  ${Object.entries(JOB_ERROR_TEXTS)
    .map(([code, text]) => `when '${code}' then '${text.replaceAll("'", "''")}'`)
    .join('\n  ')}
end)`;

const COMMON: Columns<CommonMembers> = {
  id: 'g.id',
  prompt: 'g.prompt',
  status: 'wire_status(g.status)',
  progress: 'g.progress',
  queuePosition: `case when g.status = 'queued' then queue_position(g.queue_at, g.id) end`,
  deferredPlace: `case when g.status = 'deferred' then deferred_place(g.user_id, g.created_at, g.id) end`,
  credits: 'g.price',
  refunded: 'g.refunded',
  creditsReturned: 'g.credits_returned',
  error: ERROR_TEXT,
  provider: 'g.provider',
  engine: `g.output -> 'details' ->> 'engine'`,
  seed: 'g.seed',
  createdAt: utc('g.created_at'),
  completedAt: utc('g.completed_at'),
  isPublished: 'g.published_at is not null',
  reading: `g.output -> 'reading'`,
  isShared: `exists (select from share_link l where l.user_id = g.user_id and l.generation_id = g.id)`,
  isCancelled: `g.status = 'cancelled'`,
  isUnmarked: `coalesce((g.output ->> 'unmarked')::boolean, false)`,
  isFavourite: 'g.favourite_at is not null',
  folderId: 'g.folder_id',
  batchId: 'g.batch_id',
  removedAt: utc('g.removed_at'),
  // Most are made from nothing, and look for nothing.
  madeFrom: `case when g.made_from is not null then (
    select json_build_object('id', s.id, 'kind', s.kind) from generation s
    where s.user_id = g.user_id and s.id = g.made_from and s.purged_at is null
  ) end`,
};

/** Made once: nothing in them depends on the request. */
const ITEM = Object.fromEntries(
  GENERATION_KINDS.map((kind) => [
    kind,
    `(select row_to_json(item) from (select ${select({ kind: 'g.kind', ...COMMON, ...SERVER_KINDS[kind].columns })}) item)`,
  ]),
) as Readonly<Record<GenerationKind, string>>; // safe because each kind has its entry

export const ITEM_OF_ANY_KIND = `case g.kind
  ${GENERATION_KINDS.map((kind) => `when '${kind}' then ${ITEM[kind]}`).join('\n  ')}
end`;

function select(columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([name, expression]) => `${expression} as "${name}"`)
    .join(',\n');
}

function utc(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
