import { type GenerationKind, KINDS } from '@aic/contract';
import type { Logger } from 'pino';
import type { Sql } from '../../platform/db/client.ts';
import type { Notifier } from '../../platform/db/notifier.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type Step, traced } from '../../platform/telemetry/steps.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { ProviderError } from '../errors/provider-error.ts';
import { engineFor } from '../providers/engine.ts';
import { filmOf, hasFilm } from '../providers/film-of.ts';
import type { Provider, ProviderOutput, Providers } from '../providers/provider.ts';
import { retryStatement } from './connection/retry-statement.ts';
import { logLevelOf, outcomeOfError } from './failure.ts';
import {
  type Job,
  type JobOutcome,
  KEPT_OPERATION,
  type KeptResult,
  type KeptResults,
  type ResultStore,
  type StopReason,
  type Submission,
} from './job.ts';
import { finishJob, requeueJob, storeSubmission } from './jobs.repo.ts';
import { findKept, storeOrKeep } from './keep-result.ts';
import { runProvider } from './run-provider.ts';
import type { RunningJob } from './running-jobs.ts';
import { createTextWriter, type TextWriter } from './text-writer.ts';
import { createVendorRecord, type VendorRecord } from './vendor-record.ts';

export interface RunJobTools {
  sql: Sql;
  providers: Providers;
  /** Another process may know of an engine that this one has yet to hear of. */
  refreshEngines?(): Promise<void>;
  results: ResultStore;
  /** Where uploads are. */
  storage: Pick<Storage, 'read' | 'stat'>;
  notifier: Notifier;
  clock: Clock;
  logger: Logger;
  /** Results that wait for the store. */
  kept: KeptResults;
  pollMs: number;
  /** How long a result waits for the store. */
  storeMs: number;
  /** Of what a provider takes. */
  jobTimeoutMs: number;
  /** Aborts when the process must end even with reports unsent. */
  deadline: AbortSignal;
  /** The provider of this kind is busy: nothing more of it for now. */
  pause(kind: GenerationKind, ms: number): void;
}

/** Until it is asked again whether this is the machine that has the result. */
const ELSEWHERE_MS = 2_000;

/** Runs one attempt from claim to report. Never rejects: what goes wrong is the job's outcome, or is logged. */
export async function runJob(tools: RunJobTools, running: RunningJob): Promise<void> {
  const { id: generationId, kind, attempt, traceparent, createdAt, price: credits } = running.job;
  const waitedSeconds = (tools.clock.now().getTime() - createdAt.getTime()) / 1000;
  const step: JobStep = { type: 'job', generationId, kind, attempt, traceparent, waitedSeconds, credits };
  await traced(step, () => runAttempt(tools, running, step));
}

type JobStep = Extract<Step, { type: 'job' }>;

async function runAttempt(tools: RunJobTools, running: RunningJob, step: JobStep): Promise<void> {
  const { job } = running;
  const logger = tools.logger.child({ generationId: job.id, attempt: job.attempt, kind: job.kind });
  const begun: Begun = { engine: null, provider: undefined, record: null, submission: job.submission };
  try {
    const outcome = await attempt(running, begun, tools, logger);
    step.hasFailed = outcome.type === 'failed' && outcome.code !== 'cancelled';
    if (begun.engine !== null) step.engine = begun.engine;
    step.outcome = await report(running, begun.provider?.id ?? 'none', outcome, tools, logger);
    // Handed back or lost, it is another attempt's.
    if (outcome.type === 'completed' || outcome.type === 'failed') await tools.kept.drop(job.id);
  } catch (error) {
    // The lease ends by itself, so another attempt follows.
    logger.error({ err: error }, 'the outcome of a job could not be reported');
  }
  await begun.record?.save();
  await cancelAtVendor(running.stopReason, begun, logger);
}

/** What an attempt knows of its request at the vendor. */
interface Begun {
  /** Its id, or its provider's where there is no choice. */
  engine: string | null;
  record: VendorRecord | null;
  provider: Provider | undefined;
  submission: Submission | null;
}

/** Comes after the report: the user's credits do not wait for the vendor. If it fails, the vendor works for nothing. */
async function cancelAtVendor(
  stop: StopReason | null,
  { provider, submission }: Begun,
  logger: Logger,
): Promise<void> {
  // A job that is lost or handed back goes on elsewhere.
  if (submission?.state !== 'accepted' || (stop !== 'cancelled' && stop !== 'timeout')) return;
  const { operation } = submission;
  if (operation === KEPT_OPERATION) return;
  try {
    await provider?.cancel?.(operation);
  } catch (error) {
    logger.info({ err: error, operation }, 'an operation could not be cancelled at its vendor');
  }
}

async function attempt(
  running: RunningJob,
  begun: Begun,
  tools: RunJobTools,
  logger: Logger,
): Promise<JobOutcome> {
  const { job, signal } = running;
  const { kept, storeMs: patienceMs, results } = tools;
  const writer = createTextWriter(running, { sql: tools.sql, logger });
  let bought: KeptResult | null = null;
  try {
    const engine = await findEngine(tools, job);
    if (!engine) throw new ProviderError('unavailable', `No provider makes ${job.kind}.`);
    const { provider } = engine;
    begun.provider = provider;
    begun.engine = engine.id === '' ? provider.id : engine.id;
    const record = createVendorRecord(engine, job, { ...tools, logger });
    // Where no engine is asked, there is nothing to write down.
    const isAsked = !hasFilm(job);
    if (isAsked) begun.record = record;
    const saveSubmission = (submission: Submission): Promise<boolean> => {
      begun.submission = submission;
      return retryStatement(tools.deadline, () => storeSubmission(tools.sql, job, submission));
    };
    const found = await findKept(job, { kept, patienceMs, now: tools.clock.now() });
    if (found === 'elsewhere') return { type: 'handed-back', delayMs: ELSEWHERE_MS };
    if (found) record.onUsage(found.usage);
    const making = { begun, record, provider, writer, saveSubmission };
    const made =
      found?.output ?? (isAsked ? await make(running, making, tools) : await filmOf(job, tools.storage));
    const output = isAsked ? { madeBy: provider.id, ...made } : made;
    bought = { output, usage: record.usage() };
    const { submission } = begun;
    const keeping = { results, kept, patienceMs, signal, provider, submission, saveSubmission, logger };
    const storing: Step = { type: 'result', kind: job.kind };
    const result = bought;
    const stored = await traced(storing, () => storeOrKeep(job, result, keeping));
    begun.record?.delivered(output.details['model']);
    return { type: 'completed', output: stored, madeBy: output.madeBy ?? null };
  } catch (error) {
    const outcome =
      keptText(running, writer) ?? outcomeOfError(error, job, running.stopReason, tools.clock.now());
    if (bought === null || error instanceof ProviderError) begun.record?.failed(error);
    // Else another attempt goes on with what was bought, and writes it down.
    else if (outcome.type === 'failed') begun.record?.delivered(bought.output.details['model']);
    const what = {
      err: error,
      stop: running.stopReason,
      outcome: outcome.type,
      usage: begun.record?.usage(),
    };
    logger[logLevelOf(outcome)](what, 'an attempt did not deliver');
    return outcome;
  } finally {
    await writer.stop();
  }
}

async function findEngine({ providers, refreshEngines }: RunJobTools, job: Job) {
  const find = () => engineFor(providers, job.kind, job.request, job.startedWith);
  try {
    return find();
  } catch (error) {
    if (refreshEngines === undefined) throw error;
    await refreshEngines();
    return find();
  }
}

interface Making {
  begun: Begun;
  record: VendorRecord;
  provider: Provider;
  writer: TextWriter;
  saveSubmission(submission: Submission): Promise<boolean>;
}

/** Has the provider make it, within the time that a job has for that. */
async function make(
  running: RunningJob,
  { begun, record, provider, writer, saveSubmission }: Making,
  { storage, pollMs, jobTimeoutMs }: RunJobTools,
): Promise<ProviderOutput> {
  const { job, signal } = running;
  const timeout = setTimeout(() => running.stop('timeout'), jobTimeoutMs);
  const options: Parameters<typeof runProvider>[1] = {
    provider,
    storage,
    pollMs,
    saveSubmission,
    context: {
      signal,
      idempotencyKey: job.id,
      onProgress(fraction) {
        running.progress = Math.max(running.progress, Math.min(1, fraction));
      },
      onText: writer.add,
      onUsage: record.onUsage,
      onFallback: record.onFallback,
    },
  };
  const isResumed = job.submission?.state === 'accepted';
  const asking: Step = { type: 'engine', engine: begun.engine ?? 'none', kind: job.kind, isResumed };
  try {
    return await traced(asking, () => runProvider(job, options));
  } finally {
    clearTimeout(timeout);
  }
}

/** A text that was stopped while it was being written has delivered what was written. */
function keptText({ job, stopReason }: RunningJob, { text }: TextWriter): JobOutcome | null {
  if (KINDS[job.kind].medium !== 'words' || stopReason !== 'cancelled' || text.trim() === '') return null;
  return { type: 'completed', output: { text, stopped: true, details: {} }, madeBy: null };
}

/** Returns what became of it, in a word. */
async function report(
  running: RunningJob,
  provider: string,
  outcome: JobOutcome,
  tools: RunJobTools,
  logger: Logger,
): Promise<string> {
  let word: string = outcome.type === 'failed' ? outcome.code : outcome.type;
  const { job } = running;
  const { sql, clock, deadline, notifier } = tools;
  switch (outcome.type) {
    case 'completed': {
      const { output, madeBy } = outcome;
      const end = { status: 'completed', output, provider: madeBy ?? provider } as const;
      const isKept = await retryStatement(deadline, () => finishJob(sql, job, end, clock.now()));
      if (!isKept) {
        word = 'late';
        logger.warn('a result came too late; its files are removed and nothing is charged');
        await tools.results.discard(output);
      }
      break;
    }
    case 'failed': {
      const status = outcome.code === 'cancelled' ? 'cancelled' : 'failed';
      const end = { status, code: outcome.code, shownMessage: outcome.shownMessage } as const;
      await retryStatement(deadline, () => finishJob(sql, job, end, clock.now()));
      break;
    }
    case 'wait':
      tools.pause(job.kind, outcome.delayMs);
      await requeue(running, outcome.delayMs, true, tools);
      break;
    case 'retry':
      await requeue(running, outcome.delayMs, false, tools);
      break;
    case 'handed-back':
      await requeue(running, outcome.delayMs, true, tools);
      notifier.notify('jobs');
      break;
    case 'dropped':
      return word;
    default:
      outcome satisfies never;
  }
  notifier.notify('events', job.userId);
  return word;
}

/** Back into the line; a cancel that came before is done here, because no other attempt will come to hear of it. */
async function requeue(
  running: RunningJob,
  delayMs: number,
  isHandBack: boolean,
  { sql, clock, deadline }: RunJobTools,
): Promise<void> {
  const { job } = running;
  const runAt = new Date(clock.now().getTime() + delayMs);
  if (await retryStatement(deadline, () => requeueJob(sql, job, runAt, isHandBack))) return;
  const end = { status: 'cancelled', code: 'cancelled', shownMessage: null } as const;
  // False: the job has moved on, or was requeued by a statement whose response was lost.
  if (await retryStatement(deadline, () => finishJob(sql, job, end, clock.now()))) running.stop('cancelled');
}
