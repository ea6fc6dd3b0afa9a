import type { GenerationKind } from '@aic/contract';
import type { JSONValue } from 'postgres';
import type { Sql } from '../../platform/db/client.ts';
import type { JobErrorCode } from '../errors/job-errors.ts';
import { SERVER_KINDS } from '../kinds/server-kinds.ts';
import type { Job, Submission } from './job.ts';

/** What a vendor allows an engine, of all processes together. Engines of one vendor share its limit. */
export interface VendorLimit {
  vendor: string;
  kind: GenerationKind;
  /** The engine's id within its kind; '' is the engine of jobs that name none. */
  engine: string;
  /** Jobs at the same time. */
  concurrency?: number;
  /** Jobs started within a minute. */
  requestsPerMinute?: number;
}

/** What a worker may be given now. */
export interface Claim {
  count: number;
  kinds: readonly GenerationKind[];
  /** Engines of these kinds that are left out: `<kind> <engine>`, where '' is the engine of jobs that name none. */
  full: readonly string[];
}

/** Who is asking, and for how long a claim is good without a beat. */
export interface ClaimingWorker {
  worker: number;
  limits?: readonly VendorLimit[];
  leaseMs: number;
  now: Date;
}

interface ClaimedRow extends Omit<Job, 'submission'> {
  state: Submission['state'] | null;
  at: Date;
  operation: string;
}

export async function claimJobs(
  sql: Sql,
  claims: readonly Claim[],
  claimingWorker: ClaimingWorker,
): Promise<Job[]> {
  const limits = (claimingWorker.limits ?? []).map((limit) => ({ ...limit }));
  const free = claims.map(({ count, kinds, full }) => ({
    count,
    kinds: Object.fromEntries(kinds.map((kind) => [kind, SERVER_KINDS[kind].requestMembers])),
    full: [...full],
  }));
  const rows = await sql<ClaimedRow[]>`
    select user_id as "userId", id, attempt, attempt - handed_back as "attemptsUsed", kind, request, seed,
      provider as "startedWith", created_at as "createdAt", price, trace_parent as traceparent,
      submission_state as state, submitted_at as at, provider_operation as operation
    from jsonb_to_recordset(${sql.json(free)}) as c (count integer, kinds jsonb, "full" text[]),
      claim_jobs(${claimingWorker.worker}, c.count, c.kinds, c."full", ${sql.json(limits)},
        ${interval(claimingWorker.leaseMs)}, ${claimingWorker.now}) claimed,
      jsonb_to_record(claimed) as g (
        user_id uuid, id uuid, attempt integer, handed_back integer, kind text, request jsonb, seed integer,
        provider text, created_at timestamptz, price integer, trace_parent text, submission_state text,
        submitted_at timestamptz, provider_operation text
      )`;
  return rows.map(({ state, at, operation, ...job }) => ({
    ...job,
    submission: state === 'accepted' ? { state, at, operation } : state && { state, at },
  }));
}

interface Beat {
  job: Job;
  progress: number;
}

interface HeartbeatResponse {
  id: string;
  attempt: number;
  isCancelRequested: boolean;
  hasProgressed: boolean;
}

/** Answers for the jobs that are still ours; one that is missing has been taken away. */
export async function sendHeartbeats(
  sql: Sql,
  beats: Beat[],
  leaseMs: number,
  now: Date,
): Promise<HeartbeatResponse[]> {
  const rows = beats.map(({ job, progress }) => ({
    user_id: job.userId,
    id: job.id,
    attempt: job.attempt,
    progress,
  }));
  return sql<HeartbeatResponse[]>`
    select id, attempt, cancel_requested as "isCancelRequested", has_progressed as "hasProgressed"
    from heartbeat_generations(${sql.json(rows)}, ${interval(leaseMs)}, ${now})`;
}

/** False: the job is no longer this attempt's. */
export async function storeSubmission(sql: Sql, job: Job, submission: Submission): Promise<boolean> {
  const operation = submission.state === 'accepted' ? submission.operation : null;
  const [row] = await sql<{ ok: boolean }[]>`
    select store_submission(${job.userId}, ${job.id}, ${job.attempt}, ${submission.state}, ${operation},
      ${submission.at}) as ok`;
  return row?.ok ?? false;
}

/** Keeps what a text job has written so far; says whether the job is still ours, and whether it is to stop. */
export async function writeText(
  sql: Sql,
  job: Job,
  text: string,
): Promise<{ isMine: boolean; isCancelled: boolean }> {
  const [row] = await sql<[{ isMine: boolean; isCancelled: boolean }]>`
    select is_mine as "isMine", is_cancelled as "isCancelled"
    from write_text(${job.userId}, ${job.id}, ${job.attempt}, ${storable(text)})`;
  return row;
}

type JobEnd =
  | { status: 'completed'; output: JSONValue; provider: string }
  | { status: 'failed' | 'cancelled'; code: JobErrorCode; shownMessage: string | null };

/**
 * State, money and events in one statement. False: this result is not wanted any more, and nothing was charged for
 * it.
 */
export async function finishJob(sql: Sql, job: Job, end: JobEnd, now: Date): Promise<boolean> {
  const isDone = end.status === 'completed';
  const [row] = await sql<{ ok: boolean }[]>`
    select finish_generation(${job.userId}, ${job.id}, ${job.attempt}, ${end.status},
      ${isDone ? null : end.code}, ${isDone ? null : end.shownMessage},
      ${isDone ? sql.json(storableJson(end.output)) : null}, ${isDone ? end.provider : null}, ${now}) as ok`;
  return row?.ok ?? false;
}

export async function requeueJob(sql: Sql, job: Job, runAt: Date, isHandBack: boolean): Promise<boolean> {
  const [row] = await sql<{ ok: boolean }[]>`
    select requeue_generation(${job.userId}, ${job.id}, ${job.attempt}, ${runAt}, ${isHandBack}) as ok`;
  return row?.ok ?? false;
}

interface RecoveredJob {
  userId: string;
  id: string;
  outcome: 'queued' | 'cancelled' | 'failed';
}

/** Takes the jobs of dead workers and of leases that are over. */
export async function recoverJobs(sql: Sql, attemptsMax: number, now: Date): Promise<RecoveredJob[]> {
  return sql<RecoveredJob[]>`
    select user_id as "userId", id, outcome from recover_generations(${attemptsMax}, 100, ${now})`;
}

/**
 * Neither NUL nor half characters, which a provider may send and PostgreSQL refuses: a paid result is not lost to
 * them.
 */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

function storableJson(value: JSONValue): JSONValue {
  // Safe because what was JSON and only has other strings is JSON.
  return JSON.parse(JSON.stringify(value), (_, member: unknown) =>
    typeof member === 'string' ? storable(member) : member,
  ) as JSONValue;
}

function interval(milliseconds: number): string {
  return `${milliseconds} milliseconds`;
}
