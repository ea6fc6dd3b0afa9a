import type { ProviderContext } from '../../src/generations/providers/provider.ts';

/** What the worker would hand to a provider; a test changes what it is about. */
export function providerContext(changes: Partial<ProviderContext> = {}): ProviderContext {
  return {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onText: () => undefined,
    onUsage: () => undefined,
    onFallback: () => undefined,
    idempotencyKey: 'generation-1',
    ...changes,
  };
}
