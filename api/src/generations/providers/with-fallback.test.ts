import type { GenerationKind } from '@aic/contract';
import { expect, it } from 'vitest';
import { createFakeProvider, DONE } from '../../../test/generations/fake-provider.ts';
import { providerContext } from '../../../test/generations/provider-context.ts';
import { ProviderError, type ProviderErrorKind } from '../errors/provider-error.ts';
import type { JobOf, Provider } from './provider.ts';
import { labelled, withFallback } from './with-fallback.ts';

const JOB = { kind: 'image' } as JobOf<GenerationKind>;
const CONTEXT = providerContext();
const engine = (id: string, provider: Provider) => ({
  id,
  label: id.toUpperCase(),
  price: null,
  cost: null,
  provider,
});
const failing = (kind: ProviderErrorKind) =>
  createFakeProvider(() => Promise.reject(new ProviderError(kind, kind)));

it('says on the result which engine has made it', async () => {
  const result = await labelled(engine('a', createFakeProvider())).submit(JOB, CONTEXT);

  expect(result).toMatchObject({ output: { details: { model: 'fake', engine: 'A' } } });
});

it.each(['unavailable', 'unauthorized', 'quota', 'rate_limited'] as const)(
  'has the other engine make it after %s, which cost nothing, and says so',
  async (kind) => {
    const { provider } = withFallback(engine('a', failing(kind)), engine('b', createFakeProvider()));

    expect(await provider.submit(JOB, CONTEXT)).toMatchObject({ output: { details: { engine: 'B' } } });
  },
);

it.each(['uncertain', 'timeout', 'misconfigured', 'moderation', 'invalid_request', 'aborted'] as const)(
  'asks no other engine after %s: it may have been paid, or would be refused again',
  async (kind) => {
    const other = createFakeProvider();
    const { provider } = withFallback(engine('a', failing(kind)), engine('b', other));

    await expect(provider.submit(JOB, CONTEXT)).rejects.toMatchObject({ kind });
    expect(other.submissions).toBe(0);
  },
);

it('does not have a fallback make something else of words that it does not know', async () => {
  const other = createFakeProvider();
  const reading = { understood: [], ignored: ['dragon'], verdict: 'unknown', instead: null } as const;
  const reader = { read: () => ({ ...reading, understood: [], ignored: ['dragon'] }), repertoire: '' };
  const { provider } = withFallback(engine('a', failing('quota')), engine('b', { ...other, reader }));

  await expect(provider.submit(JOB, CONTEXT)).rejects.toMatchObject({ kind: 'quota' });
  expect(other.submissions).toBe(0);
});

it('goes on where the operation was begun, in a process that has not begun it, too', async () => {
  const polled = (): Promise<typeof DONE> => Promise.resolve(DONE);
  const a = createFakeProvider(() => Promise.reject(new ProviderError('quota', 'x')), polled);
  const b = createFakeProvider(async () => ({ state: 'pending', operation: 'op-1' }), polled);
  const begun = await withFallback(engine('a', a), engine('b', b)).provider.submit(JOB, CONTEXT);
  const operation = begun.state === 'pending' ? begun.operation : '';

  const later = withFallback(engine('a', a), engine('b', b)).provider;
  expect(await later.poll?.(operation, CONTEXT)).toMatchObject({ output: { details: { engine: 'B' } } });
  expect(await later.poll?.('op-2', CONTEXT)).toMatchObject({ output: { details: { engine: 'A' } } });
  expect([a.polls, b.polls]).toEqual([['op-2'], ['op-1']]);
});

it('is uncertain of a lost response where one of the two cannot tell what it was asked', async () => {
  const { provider } = withFallback(
    engine('a', { ...createFakeProvider(), reconcile: async () => null }),
    engine('b', createFakeProvider()),
  );

  await expect(provider.reconcile?.(JOB, { ...CONTEXT, since: new Date() })).rejects.toMatchObject({
    kind: 'uncertain',
  });
});
