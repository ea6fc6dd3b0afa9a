import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { providerContext } from '../../../../test/generations/provider-context.ts';
import { askEngine, JOBS } from '../../../../test/generations/vendors/ai-sdk/ask-engine.ts';
import {
  type FakeAiVendor,
  startFakeAiVendor,
} from '../../../../test/generations/vendors/ai-sdk/fake-ai-vendor.ts';
import { PNG_BASE64 } from '../../../../test/generations/vendors/ai-sdk/wires.ts';
import { createAiSdkProvider } from './ai-sdk-provider.ts';
import type { AiSdkVendor } from './engine.ts';

let fake: FakeAiVendor;
beforeAll(async () => {
  fake = await startFakeAiVendor();
});
afterAll(() => fake.stop());

const tools = { logger: { warn: () => undefined }, repeatMs: 1 };
const sent = () => JSON.stringify(fake.seen.find(({ method }) => method === 'POST')?.body);

describe('a film', () => {
  it.each<[AiSdkVendor, string]>([
    ['black-forest-labs', `"aspect_ratio":"16:9","duration":5,"keyframes":["${PNG_BASE64}"]`],
    [
      'fal',
      `"image_url":"data:image/png;base64,${PNG_BASE64}","aspect_ratio":"16:9","duration":"5s","seed":7`,
    ],
    // Veo makes 4, 6 and 8 seconds: never less than asked for.
    ['google', '"aspectRatio":"16:9","durationSeconds":6,"seed":7'],
    [
      'replicate',
      `"image":"data:image/png;base64,${PNG_BASE64}","aspect_ratio":"16:9","duration":5,"seed":7`,
    ],
  ])('is asked of %s from a picture, in its length and shape', async (vendor, body) => {
    await askEngine('video', fake.speak(vendor, 'video'));
    expect(sent()).toContain(body);
  });

  it('stores its operation as JSON, without the key', async () => {
    const provider = createAiSdkProvider('video', fake.speak('replicate', 'video'), tools);
    await expect(provider.submit(JOBS.video, providerContext())).resolves.toEqual({
      state: 'pending',
      operation: JSON.stringify({ getUrl: fake.link('/v1/predictions/rep-1') }),
    });
  });

  it('sends no key to an address that a stored operation names elsewhere', async () => {
    const provider = createAiSdkProvider('video', fake.speak('replicate', 'video'), tools);
    const elsewhere = await startFakeAiVendor();
    const operation = JSON.stringify({ getUrl: elsewhere.link('/v1/predictions/rep-1') });

    await expect(provider.poll?.(operation, providerContext())).rejects.toBeInstanceOf(Error);
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.stop();
  });

  it('is not looked for by an operation of another kind of engine', async () => {
    const provider = createAiSdkProvider('video', fake.speak('fal', 'video'), tools);
    await expect(provider.poll?.('video_123', providerContext())).rejects.toMatchObject({
      kind: 'uncertain',
    });
    expect(fake.seen).toEqual([]);
  });

  it('is refused before it is sent in a shape that the vendor does not make', async () => {
    const engine = fake.speak('google', 'video');
    await expect(askEngine('video', engine, { job: { aspectRatio: '1:1' } })).rejects.toMatchObject({
      kind: 'invalid_request',
      shownMessage: expect.stringContaining('16:9 and 9:16'),
    });
    expect(fake.seen).toEqual([]);
  });

  it('warns the operator when it will be shorter than asked for', async () => {
    const warn = vi.fn<() => void>();
    await askEngine('video', fake.speak('google', 'video'), {
      job: { durationSeconds: 10 },
      logger: { warn },
    });
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ about: { feature: 'duration 10' } }),
      'an engine does not follow a setting',
    );
  });
});
