import { describe, expect, it } from 'vitest';
import { createLookups } from './lookups.ts';

/** Lookups that end when the test says so. */
function createHeldLookups() {
  const running: Array<{ userIds: readonly string[]; end(): void; fail(): void }> = [];
  const errors: unknown[] = [];
  const lookups = createLookups(
    (userIds) =>
      new Promise((resolve, reject) => {
        running.push({ userIds, end: resolve, fail: () => reject(new Error('database away')) });
      }),
    (error) => errors.push(error),
  );
  return { lookups, running, errors, asked: () => running.map(({ userIds }) => userIds) };
}
const named = (count: number) => Array.from({ length: count }, (_, n) => `user-${n}`);

describe('createLookups', () => {
  it('looks notified users up at once, however many are being reminded of', () => {
    const { lookups, asked } = createHeldLookups();

    lookups.remind(named(10_000));
    lookups.notify(['notified']);

    expect(asked()).toEqual([named(200), ['notified']]);
  });

  it('takes thousands in slices, one after the other', async () => {
    const { lookups, running } = createHeldLookups();

    lookups.remind(named(450));

    for (const [n, length] of [200, 200, 50].entries()) {
      await expect.poll(() => running.length).toBe(n + 1);
      expect(running[n]?.userIds).toHaveLength(length);
      running[n]?.end();
    }
  });

  it('reminds of others although notifications never end', async () => {
    const { lookups, running, asked } = createHeldLookups();
    lookups.notify(['a']);
    lookups.notify(['b']);

    lookups.remind(['quiet']);
    running[0]?.end();

    await expect.poll(asked).toEqual([['a'], ['quiet'], ['b']]);
  });

  it('has each user in one lookup at a time, so that what was read first is sent first', async () => {
    const { lookups, running, asked } = createHeldLookups();
    lookups.remind(['a', 'b']);

    lookups.notify(['a']);
    expect(asked()).toEqual([['a', 'b']]);
    running[0]?.end();

    await expect.poll(asked).toEqual([['a', 'b'], ['a']]);
  });

  it('looks once more for all that was notified during a lookup', async () => {
    const { lookups, running, asked } = createHeldLookups();
    lookups.notify(['a']);

    for (let n = 0; n < 10; n += 1) lookups.notify(['a', 'b']);
    running[0]?.end();

    await expect.poll(asked).toEqual([['a'], ['a', 'b']]);
  });

  it('tries again what has failed', async () => {
    const { lookups, running, errors, asked } = createHeldLookups();
    lookups.notify(['a']);

    running[0]?.fail();

    await expect.poll(asked, { timeout: 5000 }).toEqual([['a'], ['a']]);
    expect(errors).toHaveLength(1);
  });

  it('begins nothing after its close', async () => {
    const { lookups, running, errors } = createHeldLookups();
    lookups.notify(['a']);
    lookups.notify(['b']);

    lookups.close();
    running[0]?.fail();
    lookups.notify(['c']);
    await new Promise(setImmediate);

    expect(running).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});
