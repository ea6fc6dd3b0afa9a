import { describe, expect, it } from 'vitest';
import { providerContext } from '../../../../test/provider-context.ts';
import type { EditJob } from '../../provider.ts';
import { drawPhoto } from './drawn-photo.ts';
import { createEmbeddedEditProvider } from './edit-provider.ts';

const JOB: EditJob = {
  kind: 'edit',
  prompt: 'warmer, add a dragon',
  editType: 'general',
  strength: 70,
  image: { bytes: drawPhoto('mug', 'wall', 400).png, mediaType: 'image/png' },
  reference: null,
  seed: 1,
};

describe('createEmbeddedEditProvider', () => {
  const provider = createEmbeddedEditProvider();
  const submit = (changes: Partial<EditJob> = {}, context = providerContext()) =>
    provider.submit({ ...JOB, ...changes }, context);

  it('says what it is and what it can', () => {
    expect(provider).toMatchObject({ id: 'embedded', kinds: ['edit'] });
    expect(provider.status().state).toBe('preview');
    expect(provider.supports()).toEqual({ seed: true, cancel: true, referenceImage: true, strength: true });
  });

  it('answers with a picture and what it made of the words', async () => {
    const result = await submit();
    expect(result).toMatchObject({
      state: 'done',
      output: { mediaType: 'image/png', reading: { understood: ['warmer'], ignored: ['add a dragon'] } },
    });
  });

  it.each(['enhance', 'background_change', 'general'] as const)('edits by %s', async (editType) => {
    const result = await submit({ editType, prompt: 'blur' });
    expect(result.state).toBe('done');
  });

  it('refuses, so that the credits go back, when it understands nothing', async () => {
    await expect(submit({ prompt: 'add a dragon' })).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'invalid_request',
      shownMessage: expect.stringMatching(/^None of these words names an edit/),
    });
  });

  it('refuses for good what its thread refuses', async () => {
    const image = { bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' } as const;
    await expect(submit({ image })).rejects.toMatchObject({ kind: 'invalid_request' });
  });

  it('tells rising progress', async () => {
    const told: number[] = [];
    await submit({ prompt: 'vintage' }, providerContext({ onProgress: (fraction) => told.push(fraction) }));
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.at(-1)).toBe(1);
  });

  it('stops within a second of a cancel and edits the next picture', async () => {
    const controller = new AbortController();
    let abortedAt = 0;
    const onProgress = (): void => {
      abortedAt ||= performance.now();
      controller.abort();
    };
    const editing = submit(
      { editType: 'background_change', prompt: 'a beach' },
      providerContext({ signal: controller.signal, onProgress }),
    );
    await expect(editing).rejects.toMatchObject({ kind: 'aborted' });
    expect(performance.now() - abortedAt).toBeLessThan(1000);
    expect((await submit()).state).toBe('done');
  });
});
