import { PREVIEW_PROVIDER } from '@aic/contract';
import type { Logger } from 'pino';
import type { JSONValue } from 'postgres';
import { ProviderError } from '../errors/provider-error.ts';
import { SigningFailed } from '../errors/signing-failed.ts';
import type { Provider } from '../providers/provider.ts';
import {
  type Job,
  KEPT_OPERATION,
  type KeptResult,
  type KeptResults,
  type ResultStore,
  type Submission,
} from './job.ts';

interface KeepTools {
  results: ResultStore;
  kept: KeptResults;
  patienceMs: number;
  signal: AbortSignal;
  provider: Provider;
  /** What is known of the request at the vendor. */
  submission: Submission | null;
  saveSubmission(submission: Submission): Promise<unknown>;
  logger: Logger;
}

/**
 * Stores what was made. While the store takes no files a result that was paid is kept here, in memory and as a file for
 * the next process, and the database says so: no other worker buys it again.
 */
export async function storeOrKeep(job: Job, result: KeptResult, tools: KeepTools): Promise<JSONValue> {
  const { results, kept, patienceMs, signal, provider, submission, logger } = tools;
  const isFree = (result.output.madeBy ?? provider.id) === PREVIEW_PROVIDER;
  const keeping: Array<Promise<void>> = [];

  async function keep(): Promise<void> {
    try {
      await kept.keep(job.id, result);
      // What the vendor still knows is asked for there.
      if (submission?.state === 'accepted' || provider.reconcile) return;
      await tools.saveSubmission({ state: 'accepted', at: new Date(), operation: KEPT_OPERATION });
    } catch (error) {
      logger.error({ err: error }, 'a paid result is in memory alone, and the storage does not take it');
    }
  }

  const onTrouble = (): void => {
    if (!isFree && keeping.length === 0) keeping.push(keep());
  };
  try {
    return await results.store(job, result.output, { ms: patienceMs, signal, onTrouble });
  } catch (error) {
    if (error instanceof ProviderError || error instanceof SigningFailed || signal.aborted) throw error;
    throw new Error('A result is lost: the storage has not taken it.', { cause: error });
  } finally {
    await Promise.all(keeping);
  }
}

/**
 * What an earlier attempt has bought and kept, or null where none has. `elsewhere`: another machine has it.
 * @throws ProviderError `uncertain` when the machine has not come back for so long
 */
export async function findKept(
  { id, attempt, submission }: Job,
  { kept, patienceMs, now }: { kept: KeptResults; patienceMs: number; now: Date },
): Promise<KeptResult | 'elsewhere' | null> {
  const result = attempt > 1 ? await kept.find(id) : null;
  if (result !== null) return result;
  if (submission?.state !== 'accepted' || submission.operation !== KEPT_OPERATION) return null;
  if (now.getTime() - submission.at.getTime() < patienceMs) return 'elsewhere';
  throw new ProviderError('uncertain', 'The result waited on a machine that has not come back.');
}
