import { describe, expect, it } from 'vitest';
import { createSlots } from './slots.ts';

describe('createSlots', () => {
  it('refuses one more than the limit of an owner, and nobody else', async () => {
    const slots = createSlots(2);
    const end = Promise.withResolvers<string>();
    const under = [slots.hold('a', () => end.promise), slots.hold('a', () => end.promise)];

    await expect(slots.hold('a', async () => 'third')).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(slots.hold('b', async () => 'other')).resolves.toBe('other');

    end.resolve('done');
    await expect(Promise.all(under)).resolves.toEqual(['done', 'done']);
  });

  it('has room again after work that failed', async () => {
    const slots = createSlots(1);
    await expect(slots.hold('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(slots.hold('a', async () => 'next')).resolves.toBe('next');
  });
});
