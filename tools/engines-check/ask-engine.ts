import { setTimeout as delay } from 'node:timers/promises';
import { createResultStore, ProviderError, type Provider, type ProviderUsage } from '@aic/api/engines';
import type { GenerationKind } from '@aic/contract';
import { smallestJob } from './smallest-jobs.ts';

export interface EngineReport {
  /** `delivered`, or the kind of its failure. */
  outcome: string;
  /** What came, or what was said instead. */
  text: string;
  ms: number;
  usage: ProviderUsage;
}

interface AskOptions {
  timeoutMs: number;
  /** Between two polls of what takes minutes. */
  pollMs: number;
}

/** Asks an engine for the smallest thing, once, and looks at what comes as the studio would. Rejects never. */
export async function askEngine(
  kind: GenerationKind,
  provider: Provider,
  { timeoutMs, pollMs }: AskOptions,
): Promise<EngineReport> {
  const startedAt = performance.now();
  const usage: ProviderUsage = {};
  const context = {
    signal: AbortSignal.timeout(timeoutMs),
    onProgress: () => undefined,
    onText: () => undefined,
    onFallback: () => undefined,
    onUsage: (said: ProviderUsage) => void Object.assign(usage, said),
    idempotencyKey: crypto.randomUUID(),
  };
  const report = (outcome: string, text: string): EngineReport => ({
    outcome,
    text,
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
    return report('delivered', await describe(kind, result.output));
  } catch (error) {
    if (context.signal.aborted) return report('timeout', `Nothing came within ${timeoutMs / 1000} s.`);
    const text = error instanceof Error ? error.message : String(error);
    return report(error instanceof ProviderError ? error.kind : 'error', text);
  }
}

type Output = Parameters<ReturnType<typeof createResultStore>['store']>[1];

/** Decodes it too, so that a page of HTML is not taken for a picture. */
async function describe(kind: GenerationKind, output: Output): Promise<string> {
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
  const stored = await createResultStore({ storage: KEEPS_NOTHING, providers: {} }).store(job, output);
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
