import { setTimeout as delay } from 'node:timers/promises';
import type { GenerationKind } from '@aic/contract';
import { ProviderError } from '../errors/provider-error.ts';
import type { Provider, ProviderOutput, ProviderUsage } from '../providers/provider.ts';
import { createResultStore } from '../results/result-store.ts';
import { smallestJob } from './smallest-jobs.ts';

export interface EngineReport {
  /** `delivered`, or the kind of its failure. */
  outcome: string;
  /** What came, or what was said instead. */
  text: string;
  /** The vendor's own words on a failure: they may repeat parts of the key. */
  said: string | null;
  output: ProviderOutput | null;
  ms: number;
  usage: ProviderUsage;
}

interface AskOptions {
  timeoutMs: number;
  /** Between two polls of what takes minutes. */
  pollMs: number;
  /** Aborts when nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Asks an engine for the smallest thing, once, and looks at what comes as the studio would. Rejects never. */
export async function tryEngine(
  kind: GenerationKind,
  provider: Provider,
  { timeoutMs, pollMs, signal: caller }: AskOptions,
): Promise<EngineReport> {
  const startedAt = performance.now();
  const usage: ProviderUsage = {};
  const context = {
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(caller ? [caller] : [])]),
    onProgress: () => undefined,
    onText: () => undefined,
    onFallback: () => undefined,
    onUsage: (said: ProviderUsage) => void Object.assign(usage, said),
    idempotencyKey: crypto.randomUUID(),
  };
  const report = (outcome: string, text: string, more: Partial<EngineReport> = {}): EngineReport => ({
    outcome,
    text,
    said: null,
    output: null,
    ...more,
    ms: Math.round(performance.now() - startedAt),
    usage,
  });
  try {
    let result = await provider.submit(await smallestJob(kind), context);
    while (result.state === 'pending') {
      await delay(pollMs, undefined, { signal: context.signal });
      if (!provider.poll) throw new Error('It answered "pending" and cannot be polled.');
      result = await provider.poll(result.operation, context);
    }
    return report('delivered', await describe(kind, result.output), { output: result.output });
  } catch (error) {
    if (context.signal.aborted) return report('timeout', `Nothing came within ${timeoutMs / 1000} s.`);
    const text = error instanceof Error ? error.message : String(error);
    return error instanceof ProviderError
      ? report(error.kind, text, { said: error.said })
      : report('error', text);
  }
}

/** Decodes it too, so that a page of HTML is not taken for a picture. */
async function describe(kind: GenerationKind, output: ProviderOutput): Promise<string> {
  const job = {
    kind,
    userId: '',
    id: '',
    attempt: 1,
    attemptsUsed: 1,
    request: null,
    seed: null,
    submission: null,
    createdAt: new Date(),
    price: 0,
    traceparent: null,
  };
  const stored = await createResultStore({ storage: KEEPS_NOTHING }).store(job, output);
  if ('text' in output) return `text, ${output.text.length} characters`;
  const { seconds, image } = stored as { seconds?: number; image?: { width: number; height: number } };
  const size = `${output.mediaType}, ${Math.ceil(output.bytes.byteLength / 1024)} kB`;
  if (image) return `${size}, ${image.width}x${image.height}`;
  return seconds === undefined ? size : `${size}, ${seconds.toFixed(1)} s`;
}

const missing = (): Promise<never> => Promise.reject(new Error('Nothing is kept.'));

const KEEPS_NOTHING: Parameters<typeof createResultStore>[0]['storage'] = {
  put: (key, content, mediaType) =>
    Promise.resolve({
      etag: key,
      mediaType,
      sizeBytes: content instanceof Uint8Array ? content.byteLength : 0,
    }),
  stat: () => Promise.resolve(null),
  read: missing,
  remove: () => Promise.resolve(),
};
