import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { createPasswordHasher, limitConcurrency } from './password-hasher.ts';

const cheap = createPasswordHasher({ memoryKib: 64, passes: 1 });

describe('createPasswordHasher', () => {
  it('verifies what it hashed, and nothing else', async () => {
    const stored = await cheap.hash('correct horse');

    await expect(cheap.verify(stored, 'correct horse')).resolves.toBe(true);
    await expect(cheap.verify(stored, 'correct horsf')).resolves.toBe(false);
    await expect(cheap.verify(null, 'correct horse')).resolves.toBe(false);
  });

  it('by default uses argon2id with 64 MiB and 3 passes', async () => {
    const stored = await createPasswordHasher(parseConfig({}).passwordHash).hash('x');

    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  });
});

describe('limitConcurrency', () => {
  it('runs at most so many at once, in order, and refuses beyond the queue', async () => {
    const run = limitConcurrency(2, 3);
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const started: number[] = [];

    const done = gates.map(({ promise }, n) => run(() => (started.push(n), promise)));
    await expect(run(() => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
    expect(started).toEqual([0, 1]);

    gates[1]?.resolve();
    await done[1];
    await expect.poll(() => started).toEqual([0, 1, 2]);
    gates.forEach(({ resolve }) => resolve());
    await Promise.all(done);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it('frees the place of work that failed', async () => {
    const run = limitConcurrency(1, 0);

    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
