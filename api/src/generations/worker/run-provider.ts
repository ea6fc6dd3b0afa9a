import { setTimeout as delay } from 'node:timers/promises';
import type { Storage } from '../../platform/storage/storage.ts';
import { ProviderError } from '../errors/provider-error.ts';
import { SERVER_KINDS } from '../kinds/server-kinds.ts';
import type { Provider, ProviderContext, ProviderOutput, ProviderResult } from '../providers/provider.ts';
import { supportsJob } from '../providers/supports-job.ts';
import type { Job, Submission } from './job.ts';

interface RunProviderOptions {
  provider: Provider;
  context: ProviderContext;
  storage: Pick<Storage, 'read'>;
  pollMs: number;
  /** Stores what is known of the request. False: the job has moved on. */
  saveSubmission(submission: Submission): Promise<boolean>;
}

/**
 * Has the provider make the thing: submits, or resumes the operation of an earlier attempt, and polls until it is done.
 * Rejects at once when the signal aborts, even if the provider does not listen to it.
 * @throws ProviderError
 */
export async function runProvider(job: Job, options: RunProviderOptions): Promise<ProviderOutput> {
  const { provider, context } = options;
  const stopped = rejectOnAbort(context.signal);
  const save = async (submission: Submission): Promise<void> => {
    if (await options.saveSubmission(submission)) return;
    throw new ProviderError('aborted', 'The job was taken over by another worker.');
  };
  let operation = operationOf(job);
  let result = await Promise.race([begin(job, options, save), stopped]);

  while (result.state === 'pending') {
    // The id is safe before the first poll: the next worker resumes instead of buying again.
    if (result.operation !== operation) {
      await save({ state: 'accepted', at: new Date(), operation: result.operation });
    }
    operation = result.operation;
    await delay(options.pollMs, undefined, { signal: context.signal });
    result = await Promise.race([pollOnce(provider, operation, context), stopped]);
  }
  return result.output;
}

function operationOf({ submission }: Job): string | null {
  return submission?.state === 'accepted' ? submission.operation : null;
}

/** Resumes what an earlier attempt has started, or sends the request. */
async function begin(
  job: Job,
  { provider, context, storage }: RunProviderOptions,
  save: (submission: Submission) => Promise<void>,
): Promise<ProviderResult> {
  const operation = operationOf(job);
  if (operation !== null) return { state: 'pending', operation };
  const request = await SERVER_KINDS[job.kind].toJob(storage, job.request, job.seed ?? 0);
  if (!supportsJob(request, provider.supports())) {
    throw new ProviderError('invalid_request', 'The engine in place cannot do all that was asked for.', {
      shownMessage:
        'The engine was changed and cannot do all of this any more. Choose another one and try again.',
    });
  }
  if (!provider.reconcile) return provider.submit(request, context);

  // An earlier attempt has sent it and its response never came: perhaps it was bought.
  if (job.submission?.state === 'sent') {
    const found = await provider.reconcile(request, { ...context, since: job.submission.at });
    if (found) return found;
  }
  const at = new Date();
  await save({ state: 'sent', at });
  try {
    return await provider.submit(request, context);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (NOT_TAKEN_KINDS.has(error.kind)) await save({ state: 'refused', at });
    if (error.kind !== 'uncertain') throw error;
    const found = await provider.reconcile(request, { ...context, since: at });
    if (found) return found;
    throw new ProviderError('unavailable', 'The provider never got the request.', { cause: error });
  }
}

/** Failures that are tried again, and that say of a request that nothing was bought. */
const NOT_TAKEN_KINDS: ReadonlySet<ProviderError['kind']> = new Set(['rate_limited', 'unavailable']);

function pollOnce(provider: Provider, operation: string, context: ProviderContext): Promise<ProviderResult> {
  if (!provider.poll) {
    throw new ProviderError('uncertain', `Provider ${provider.id} answered "pending" but cannot be polled.`);
  }
  return provider.poll(operation, context);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new ProviderError('aborted', 'The job was stopped.'));
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  // It may come after the race has ended, when nothing else would handle it.
  promise.catch(() => undefined);
  return promise;
}
