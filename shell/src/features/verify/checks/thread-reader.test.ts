import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ReadResponse } from './thread-messages.ts';
import { createThreadReader } from './thread-reader.ts';

/** Threads that were started, each with what it answers next. */
const threads: FakeThread[] = [];
let responses: Array<ReadResponse | 'broken thread' | 'endless'> = [];

class FakeThread extends EventTarget {
  isOver = false;

  constructor() {
    super();
    threads.push(this);
  }

  postMessage(): void {
    const data = responses.shift();
    setTimeout(() => {
      if (this.isOver || data === 'endless') return;
      this.dispatchEvent(
        data === 'broken thread' ? new Event('error') : new MessageEvent('message', { data }),
      );
    });
  }

  terminate(): void {
    this.isOver = true;
  }
}

beforeEach(() => {
  threads.length = 0;
  vi.stubGlobal('Worker', FakeThread);
});
afterEach(() => vi.unstubAllGlobals());

async function readAll(...given: typeof responses) {
  responses = given;
  const reader = createThreadReader();
  const readings = await Promise.all(given.map(() => reader.read(new Blob(['x']), 'image/png')));
  return readings.map(({ type }) => type);
}

it('reads in one thread what has credentials, what has none and what it does not know', async () => {
  const types = await readAll(
    { json: '{}' },
    { problem: 'C2pa(JumbfNotFound)' },
    { problem: 'C2pa(UnsupportedType)' },
    { json: '{}' },
  );

  expect(types).toEqual(['store', 'none', 'unsupported', 'store']);
  expect(threads).toHaveLength(1);
});

it('reads the next file in another thread after one that it stumbled over', async () => {
  const types = await readAll({ problem: 'RuntimeError: unreachable' }, { json: '{}' });

  expect(types).toEqual(['broken', 'store']);
  expect(threads.map(({ isOver }) => isOver)).toEqual([true, false]);
});

it('gives a file up that is read for ever, for the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const reading = readAll('endless', { json: '{}' });
  await vi.advanceTimersByTimeAsync(300_001);

  expect(await reading).toEqual(['broken', 'store']);
});

it.each<[string, (typeof responses)[number]]>([
  ['the reader', { unloaded: 'Failed to fetch' }],
  ['the thread', 'broken thread'],
])('loads %s anew for the next file where it did not arrive', async (_, response) => {
  expect(await readAll(response, { json: '{}' })).toEqual(['unloaded', 'store']);
  expect(threads).toHaveLength(2);
});

it('starts no thread once it is closed', async () => {
  const reader = createThreadReader();
  reader.close();

  expect(await reader.read(new Blob(['x']), 'image/png')).toEqual({ type: 'unloaded' });
  expect(threads).toHaveLength(0);
});
