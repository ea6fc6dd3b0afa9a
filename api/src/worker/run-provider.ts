import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError } from '../providers/provider-error.ts';
import type { Provider, ProviderContext, ProviderOutput, ProviderResult } from '../providers/provider.ts';
import type { Storage } from '../storage/storage.ts';
import type { Job } from './job.ts';
import { toProviderJob } from './provider-job.ts';

interface RunProviderOptions {
  provider: Provider;
  context: ProviderContext;
  storage: Pick<Storage, 'read'>;
  pollMs: number;
  /** Keeps the vendor's operation id. False: the job has moved on. */
  saveOperation(operation: string): Promise<boolean>;
}

/** What is kept as the operation between asking a provider and its answer, followed by the time. */
const ASKED = 'asked at ';
/** What is kept once it has surely not taken the request: the next attempt just asks again. */
const REFUSED = 'refused';

/** The vendor's own id among what is kept as the operation, or null. */
export function vendorOperation(operation: string | null): string | null {
  return operation === null || operation === REFUSED || operation.startsWith(ASKED) ? null : operation;
}

/**
 * Has the provider make the thing: submits, or resumes the operation of an earlier attempt, and polls until it is done.
 * Rejects at once when the signal aborts, even if the provider does not listen to it.
 * @throws ProviderError
 */
export async function runProvider(job: Job, options: RunProviderOptions): Promise<ProviderOutput> {
  const { provider, context } = options;
  const stopped = rejectOnAbort(context.signal);
  const save = async (operation: string): Promise<void> => {
    if (await options.saveOperation(operation)) return;
    throw new ProviderError('aborted', 'The job was taken over by another worker.');
  };
  let operation = job.operation;
  let result = await Promise.race([begin(job, options, save), stopped]);

  while (result.state === 'pending') {
    // The id is safe before the first poll: whoever comes after us resumes instead of buying again.
    if (result.operation !== operation) await save(result.operation);
    operation = result.operation;
    await delay(options.pollMs, undefined, { signal: context.signal });
    result = await Promise.race([pollOnce(provider, operation, context), stopped]);
  }
  return result.output;
}

/** Resumes what an earlier attempt has started, or asks. */
async function begin(
  job: Job,
  { provider, context, storage }: RunProviderOptions,
  save: (operation: string) => Promise<void>,
): Promise<ProviderResult> {
  const operation = vendorOperation(job.operation);
  if (operation !== null) return { state: 'pending', operation };
  const request = await toProviderJob(job, storage);
  if (!provider.reconcile) return provider.submit(request, context);

  // An earlier attempt has asked and its answer never came: perhaps it was bought.
  if (job.operation?.startsWith(ASKED)) {
    const found = await provider.reconcile(request, {
      ...context,
      since: new Date(job.operation.slice(ASKED.length)),
    });
    if (found) return found;
  }
  const since = new Date();
  await save(`${ASKED}${since.toISOString()}`);
  try {
    return await provider.submit(request, context);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (NOT_TAKEN_KINDS.has(error.kind)) await save(REFUSED);
    if (error.kind !== 'uncertain') throw error;
    const found = await provider.reconcile(request, { ...context, since });
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
  // Nobody may be racing against it when it comes.
  promise.catch(() => undefined);
  return promise;
}
