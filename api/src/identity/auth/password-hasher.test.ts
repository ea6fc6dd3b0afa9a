import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../platform/config/config.ts';
import { createPasswordHasher } from './password-hasher.ts';

const cheap = createPasswordHasher({ memoryKib: 64, passes: 1 });

describe('createPasswordHasher', () => {
  it('verifies what it hashed, and nothing else', async () => {
    const stored = await cheap.hash('correct horse');

    await expect(cheap.verify(stored, 'correct horse')).resolves.toBe(true);
    await expect(cheap.verify(stored, 'correct horsf')).resolves.toBe(false);
    await expect(cheap.verify(null, 'correct horse')).resolves.toBe(false);
  });

  it.each([
    ['of one code point and of two', 'café-crème', 'cafe\u0301-cre\u0300me'],
    ['of full width and of half width', 'ＡＢＣ-１２３', 'ABC-123'],
    ['with a ligature and without', 'o\ufb03ce', 'office'],
  ])('takes the forms of Unicode for one password: %s', async (_, one, other) => {
    for (const [set, typed] of [
      [one, other],
      [other, one],
    ] as const) {
      await expect(cheap.verify(await cheap.hash(set), typed)).resolves.toBe(true);
    }
  });

  it('still verifies what was hashed as it was typed, by that form alone', async () => {
    const typed = 'cafe\u0301-cre\u0300me';
    const stored = await hash(typed, { memoryCost: 64, timeCost: 1, parallelism: 1 });

    await expect(cheap.verify(stored, typed)).resolves.toBe(true);
    await expect(cheap.verify(stored, typed.normalize('NFC'))).resolves.toBe(false);
    await expect(cheap.verify(null, typed)).resolves.toBe(false);
  });

  it('by default uses argon2id with 64 MiB and 3 passes', async () => {
    const stored = await createPasswordHasher(parseConfig({}).passwordHash).hash('x');

    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  });
});

describe('many passwords at once', () => {
  it('wait in line, and beyond the line are refused at once', async () => {
    const hasher = createPasswordHasher({ memoryKib: 64, passes: 1 }, 1, 3);
    const waiting = Array.from({ length: 4 }, () => hasher.hash('a'));

    await expect(hasher.hash('b')).rejects.toMatchObject({ code: 'unavailable' });
    expect(hasher.requireRoom).toThrow(expect.objectContaining({ code: 'unavailable' }));

    expect(await Promise.all(waiting)).toHaveLength(4);
    await expect(hasher.verify(await hasher.hash('b'), 'b')).resolves.toBe(true);
  });
});
