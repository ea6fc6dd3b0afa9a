import { describe, expect, it } from 'vitest';
import { ProviderError } from '../errors/provider-error.ts';
import type { Provider } from '../providers/provider.ts';
import { PNG } from './smallest-jobs.ts';
import { tryEngine } from './try-engine.ts';

const ASK = { timeoutMs: 1_000, pollMs: 1 };

function engine(submit: Provider['submit'], poll?: Provider['poll']): Provider {
  return {
    id: 'test',
    kinds: ['image'],
    status: () => ({ state: 'configured', label: 'Test', message: null }),
    supports: () => ({ seed: false, cancel: false }),
    submit,
    ...(poll && { poll }),
  };
}

const picture = (bytes: Uint8Array) =>
  ({ state: 'done', output: { bytes, mediaType: 'image/png', details: { model: 'test' } } }) as const;

describe('tryEngine', () => {
  it('says what came and what it used', async () => {
    const provider = engine((_, { onUsage }) => {
      onUsage({ requestId: 'req_1', images: 1 });
      return Promise.resolve(picture(PNG));
    });

    const report = await tryEngine('image', provider, ASK);

    expect(report).toMatchObject({
      outcome: 'delivered',
      text: 'image/png, 1 kB, 64x64',
      usage: { requestId: 'req_1', images: 1 },
    });
  });

  it('waits for what takes minutes', async () => {
    let polls = 0;
    const provider = engine(
      () => Promise.resolve({ state: 'pending', operation: 'job_1' }),
      (operation) => {
        polls += 1;
        return Promise.resolve(polls < 3 ? { state: 'pending', operation } : picture(PNG));
      },
    );

    expect((await tryEngine('image', provider, ASK)).outcome).toBe('delivered');
  });

  it('takes a page for no picture', async () => {
    const provider = engine(() => Promise.resolve(picture(Buffer.from('<html>'))));

    expect((await tryEngine('image', provider, ASK)).outcome).toBe('uncertain');
  });

  it('says why an engine does not deliver', async () => {
    const provider = engine(() =>
      Promise.reject(new ProviderError('misconfigured', 'The provider answered 404.')),
    );

    expect(await tryEngine('image', provider, ASK)).toMatchObject({
      outcome: 'misconfigured',
      text: 'The provider answered 404.',
    });
  });

  it('gives up after its time', async () => {
    const provider = engine(
      () => Promise.resolve({ state: 'pending', operation: 'job_1' }),
      (operation) => Promise.resolve({ state: 'pending', operation }),
    );

    expect((await tryEngine('image', provider, { timeoutMs: 30, pollMs: 5 })).outcome).toBe('timeout');
  });
});
