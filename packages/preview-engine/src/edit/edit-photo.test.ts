import { describe, expect, it } from 'vitest';
import { drawPhoto } from '../../test/drawn-photo.ts';
import type { EngineOptions } from '../engine/engine-options.ts';
import { editPhoto } from './edit-photo.ts';
import type { PhotoEditRequest } from './model/photo-edit-request.ts';

const REQUEST: PhotoEditRequest = {
  prompt: 'warmer, add a dragon',
  editType: 'general',
  strength: 70,
  image: drawPhoto('mug', 'wall', 400).png,
  reference: null,
  seed: 1,
};

describe('editPhoto', () => {
  const edit = (changes: Partial<PhotoEditRequest> = {}, options?: EngineOptions) =>
    editPhoto({ ...REQUEST, ...changes }, options);

  it('answers with a picture and what it made of the words', async () => {
    const { png, reading } = await edit();
    expect(png.length).toBeGreaterThan(1000);
    expect(reading).toMatchObject({ understood: ['warmer'], ignored: ['add a dragon'] });
  });

  it.each(['enhance', 'background_change', 'general'] as const)('edits by %s', async (editType) => {
    const { operations } = await edit({ editType, prompt: 'blur' });
    expect(operations).toBeGreaterThan(0);
  });

  it('refuses, so that the credits go back, when it understands nothing', async () => {
    await expect(edit({ prompt: 'add a dragon' })).rejects.toMatchObject({
      name: 'EngineError',
      kind: 'refused',
      message: expect.stringMatching(/^None of these words names an edit/),
    });
  });

  it('refuses for good what its thread refuses', async () => {
    const image = new Uint8Array([1, 2, 3]);
    await expect(edit({ image })).rejects.toMatchObject({ kind: 'refused' });
  });

  it('tells rising progress', async () => {
    const told: number[] = [];
    await edit({ prompt: 'vintage' }, { onProgress: (fraction) => told.push(fraction) });
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
    const editing = edit(
      { editType: 'background_change', prompt: 'a forest' },
      { signal: controller.signal, onProgress },
    );
    await expect(editing).rejects.toMatchObject({ kind: 'aborted' });
    expect(performance.now() - abortedAt).toBeLessThan(1000);
    expect((await edit()).operations).toBe(1);
  });
});
