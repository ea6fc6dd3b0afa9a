import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError } from '../providers/provider-error.ts';
import type { Provider, ProviderContext, ProviderOutput, ProviderResult } from '../providers/provider.ts';
import type { Job } from './job.ts';
import { toProviderJob } from './provider-job.ts';

interface ProduceOptions {
  provider: Provider;
  context: ProviderContext;
  pollMs: number;
  /** Keeps the vendor's operation id. False: the job has moved on. */
  saveOperation(operation: string): Promise<boolean>;
}

/**
 * Has the provider make the thing: submits, or resumes the operation of an earlier attempt, and polls until it is done.
 * Rejects at once when the signal aborts, even if the provider does not listen to it.
 * @throws ProviderError
 */
export async function produce(job: Job, options: ProduceOptions): Promise<ProviderOutput> {
  const { provider, context } = options;
  const stopped = rejectOnAbort(context.signal);
  let operation = job.operation;
  let result: ProviderResult =
    operation === null
      ? await Promise.race([provider.submit(toProviderJob(job), context), stopped])
      : { state: 'pending', operation };

  while (result.state === 'pending') {
    // The id is safe before the first poll: whoever comes after us resumes instead of buying again.
    if (result.operation !== operation && !(await options.saveOperation(result.operation))) {
      throw new ProviderError('aborted', 'The job was taken over by another worker.');
    }
    operation = result.operation;
    await delay(options.pollMs, undefined, { signal: context.signal });
    result = await Promise.race([pollOnce(provider, operation, context), stopped]);
  }
  return result.output;
}

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
