import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('createGate', () => {
  it('lets so many through at the same time and the others in the order they came', async () => {
    const gate = createGate(2);
    const inside: string[] = [];
    const ends = new Map<string, () => void>();
    const enter = (name: string) =>
      gate.pass(async () => {
        inside.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      });
    const all = ['a', 'b', 'c', 'd'].map(enter);
    await Promise.resolve();
    expect(inside).toEqual(['a', 'b']);

    ends.get('b')?.();
    await all[1];
    await expect.poll(() => inside).toEqual(['a', 'b', 'c']);

    ends.get('a')?.();
    await expect.poll(() => inside).toEqual(['a', 'b', 'c', 'd']);
    ends.get('c')?.();
    ends.get('d')?.();
    await expect(Promise.all(all)).resolves.toEqual(['a', 'b', 'c', 'd']);
  });

  it('stays open after work that failed', async () => {
    const gate = createGate(1);
    const failing = gate.pass(() => Promise.reject(new Error('broken')));
    const next = gate.pass(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
    await expect(gate.pass(async () => 'later')).resolves.toBe('later');
  });
});
