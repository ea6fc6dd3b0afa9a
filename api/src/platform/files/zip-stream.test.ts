import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readZip } from '../../../test/identity/read-zip.ts';
import { type AddEntry, zipStream } from './zip-stream.ts';

const never = new AbortController().signal;
const options = { isCompressed: true, modifiedAt: new Date('2030-01-01T00:00:00Z') };
const MB = 1_000_000;

async function* pieces(...parts: string[]) {
  yield* parts;
}

/** A file of 400 MB that counts how much of it was asked for. */
function largeFile() {
  const state = { taken: 0, isClosed: false };
  async function* content() {
    try {
      for (state.taken = 0; state.taken < 400 * MB; state.taken += MB) yield Buffer.alloc(MB, 7);
    } finally {
      state.isClosed = true;
    }
  }
  const fill = (add: AddEntry) => add('large', content(), { ...options, isCompressed: false });
  return { state, fill };
}

describe('zipStream', () => {
  it('is an archive that other programs read, with names in any script', async () => {
    const archive = zipStream(async (add) => {
      await add('a.json', pieces('[', '1', ']'), options);
      await add('media/京都-Füchse.txt', pieces('x'.repeat(200_000)), { ...options, isCompressed: false });
      await add('empty.txt', pieces(), options);
    }, never);

    const entries = await readZip(await buffer(archive));

    expect([...entries].map(([name, content]) => [name, content.length])).toEqual([
      ['a.json', 3],
      ['media/京都-Füchse.txt', 200_000],
      ['empty.txt', 0],
    ]);
    expect(entries.get('a.json')?.toString()).toBe('[1]');
  });

  it('reads no further than it is read, so a large file needs little memory', async () => {
    const { state, fill } = largeFile();
    const archive = zipStream(fill, never);
    const reader = archive[Symbol.asyncIterator]();
    await reader.next();
    for (let n = 0; n < 200; n += 1) await turn();

    expect(state.taken).toBeGreaterThan(0);
    expect(state.taken).toBeLessThan(10 * MB);
    await reader.return?.();
  });

  it('fails with what went wrong inside, also before the first read', async () => {
    const archive = zipStream(() => Promise.reject(new Error('the database is away')), never);
    for (let n = 0; n < 5; n += 1) await turn();

    await expect(buffer(archive)).rejects.toThrow('the database is away');
  });

  it('fails with the error of an entry', async () => {
    async function* broken() {
      yield 'half';
      throw new Error('the disk is broken');
    }
    await expect(buffer(zipStream((add) => add('x', broken(), options), never))).rejects.toThrow(
      'the disk is broken',
    );
  });

  it.each(['no longer read', 'told to stop'])('closes the file that it reads when it is %s', async (why) => {
    const { state, fill } = largeFile();
    const stop = new AbortController();
    let end: unknown = null;
    const archive = zipStream(
      (add) =>
        fill(add).catch((error: unknown) => {
          end = error;
        }),
      stop.signal,
    );
    await archive[Symbol.asyncIterator]().next();

    if (why === 'told to stop') stop.abort();
    else archive.destroy();
    await expect.poll(() => state.isClosed).toBe(true);

    expect(end).toMatchObject({ name: 'AbortError' });
    expect(state.taken).toBeLessThan(10 * MB);
  });
});
