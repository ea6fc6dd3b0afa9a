import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createBucketStorage } from '../../../../test/generations/uploads/memory-bucket-storage.ts';
import { ObjectMissing, StorageUnavailable } from '../storage-errors.ts';
import type { MediaStore } from '../storage.ts';
import { watchedStorage } from './watched-storage.ts';

const KEY = 'ab'.repeat(16);
const QUICK = { look: 10, retry: 10 };

/** A store whose calls fail as the test says. */
function open() {
  const fails: { put: Error | null; check: Error | null; read: Error | null } = {
    put: null,
    check: null,
    read: null,
  };
  const failWith = async (failure: Error | null): Promise<void> => {
    if (failure !== null) throw failure;
  };
  const memory = createBucketStorage();
  const store: MediaStore = {
    ...memory,
    put: async (...put) => (await failWith(fails.put), memory.put(...put)),
    read: async (...read) => (await failWith(fails.read), memory.read(...read)),
    check: () => failWith(fails.check),
    place: 'memory',
    claim: async (owner) => owner,
    readLease: async () => null,
    writeLease: async () => undefined,
    sweep: async () => 0,
    async *keys() {},
  };
  const watched = watchedStorage(store, pino({ level: 'silent' }), QUICK);
  return { fails, files: memory.files, ...watched, isUp: () => watched.store.isUp?.() };
}

it('is down from the first write that fails until one succeeds, and leaves nothing of its tries', async () => {
  const { fails, files, store, isUp, close } = open();
  expect(isUp()).toBe(true);

  fails.put = new StorageUnavailable('full');
  await expect(store.put(KEY, Buffer.from('x'), 'image/png')).rejects.toThrow('full');
  expect(isUp()).toBe(false);

  fails.put = null;
  await expect.poll(isUp).toBe(true);
  await expect.poll(() => [...files.keys()]).toEqual([]);
  close();
});

it('notices without a request of anybody that nobody responds', async () => {
  const { fails, isUp, close } = open();
  fails.check = fails.put = new StorageUnavailable('away');
  await expect.poll(isUp).toBe(false);
  close();
});

it('blames the disk for bytes that it does not take, and not the store for what fails elsewhere', async () => {
  const { fails, store, isUp, close } = open();
  fails.put = new Error('the upload broke off');
  async function* pieces() {
    yield Buffer.from('x');
  }
  await expect(store.put(KEY, pieces(), 'image/png')).rejects.toThrow('broke off');
  fails.read = new ObjectMissing('There is none.');
  await expect(store.read(KEY)).rejects.toThrow(ObjectMissing);
  expect(isUp()).toBe(true);

  fails.put = Object.assign(new Error('input/output error'), { code: 'EIO' });
  await expect(store.put(KEY, Buffer.from('x'), 'image/png')).rejects.toThrow('input/output');
  expect(isUp()).toBe(false);
  close();
});
