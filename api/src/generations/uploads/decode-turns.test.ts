import { expect, it } from 'vitest';
import { createDecodeTurns } from './decode-turns.ts';

/** Work that ends when the test lets it, and writes down that it began. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string): Promise<void> => {
    await expect.poll(() => ends.has(name)).toBe(true);
    ends.get(name)?.();
  };
  return { begun, work, end };
}

it('decodes one after the other', async () => {
  const turns = createDecodeTurns(1);
  const { begun, work, end } = openWork();
  const done = Promise.all([turns.take('ada', work('first')), turns.take('ben', work('second'))]);
  await end('first');
  await end('second');
  await done;
  expect(begun).toEqual(['first', 'second']);
});

it('lets a user with one picture wait for one of another who sends many, not for all', async () => {
  const turns = createDecodeTurns(1);
  const { begun, work, end } = openWork();
  const many = ['m1', 'm2', 'm3', 'm4'].map((name) => turns.take('mallory', work(name)));
  await expect.poll(() => begun).toEqual(['m1']);
  const one = turns.take('ada', work('ada'));
  await end('m1');
  await expect.poll(() => begun).toEqual(['m1', 'ada']);
  await end('ada');
  await one;
  for (const name of ['m2', 'm3', 'm4']) await end(name);
  await Promise.all(many);
});

it('goes on after work that failed', async () => {
  const turns = createDecodeTurns(1);
  await expect(turns.take('ada', () => Promise.reject(new Error('no picture')))).rejects.toThrow(
    'no picture',
  );
  await expect(turns.take('ada', () => Promise.resolve('a picture'))).resolves.toBe('a picture');
});
