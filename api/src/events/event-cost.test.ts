import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import type { Sql } from '../platform/db/client.ts';
import { createLogger } from '../platform/http/log/logger.ts';
import { createEventHub, type EventHub, type EventHubOptions } from './event-hub.ts';
import type { Wanted } from './events.repo.ts';

const hubs: EventHub[] = [];
afterEach(() => {
  for (const hub of hubs.splice(0)) hub.close();
});

/** A hub with a stream for each of so many users, over a database that notes what it is asked and knows no news. */
async function openStreams(count: number, options: EventHubOptions) {
  const asked: string[][] = [];
  const ask = async (_: TemplateStringsArray, wanted: Wanted[]) => {
    asked.push(wanted.map(({ userId }) => userId));
    return [];
  };
  // Safe because the hub asks in whole statements only.
  const sql = Object.assign(ask, { json: (value: unknown) => value }) as unknown as Sql;
  const clock = { now: () => new Date() };
  const hub = createEventHub({ sql, clock, logger: createLogger({ logLevel: 'silent' }) }, options);
  hubs.push(hub);
  const userIds = Array.from({ length: count }, (_, n) => `user-${n}`);
  const outputs = userIds.map((userId) => {
    const output = new PassThrough().resume();
    hub.connect({ userId, tokenHash: randomBytes(32), afterSeq: 0 }).startOn(output);
    return vi.spyOn(output, 'write');
  });
  await expect.poll(() => new Set(asked.flat()).size).toBe(count);
  return { hub, asked, userIds, outputs };
}

const QUIET: EventHubOptions = { catchUpMs: 3_600_000, heartbeatMs: 3_600_000 };

it('asks of the notified users alone, in one statement, and writes to no others', async () => {
  const { hub, asked, outputs } = await openStreams(2000, QUIET);
  asked.length = 0;
  for (const write of outputs) write.mockClear();

  hub.notify(['user-7', 'user-1999', 'of another process']);
  await expect.poll(() => asked).toEqual([['user-7', 'user-1999']]);

  expect(outputs.filter((write) => write.mock.calls.length > 0)).toEqual([]);
});

it('opens a stream without asking of the others', async () => {
  const { hub, asked } = await openStreams(1000, QUIET);
  asked.length = 0;

  hub.connect({ userId: 'new', tokenHash: randomBytes(32), afterSeq: 0 }).startOn(new PassThrough().resume());

  await expect.poll(() => asked).toEqual([['new']]);
  expect([hub.connections(), hub.connections('new'), hub.connections('user-1')]).toEqual([1001, 1, 1]);
});

it('catches up with everyone once in its time, in slices', async () => {
  const { asked, userIds } = await openStreams(2000, { ...QUIET, catchUpMs: 400 });
  asked.length = 0;

  await expect.poll(() => new Set(asked.flat()).size).toBe(userIds.length);

  expect(Math.max(...asked.map((some) => some.length))).toBeLessThanOrEqual(200);
});

it('looks everyone up at once, in slices, where notifications may have been lost', async () => {
  const { hub, asked } = await openStreams(1000, QUIET);
  asked.length = 0;

  hub.notify();
  await expect.poll(() => asked.flat()).toHaveLength(1000);

  expect(asked).toHaveLength(5);
});

it('broadcasts once to each stream, however many there are', async () => {
  const { hub, outputs } = await openStreams(1200, QUIET);
  for (const write of outputs) write.mockClear();

  hub.broadcast({ type: 'remotes' });
  await expect.poll(() => outputs.every((write) => write.mock.calls.length > 0)).toBe(true);

  expect(outputs.flatMap((write) => write.mock.calls.map(([text]) => text))).toEqual(
    outputs.map(() => 'data: {"type":"remotes"}\n\n'),
  );
});

it('forgets a user whose last stream is over', async () => {
  const { hub, asked } = await openStreams(1, QUIET);
  const output = new PassThrough().resume();
  hub.connect({ userId: 'user-0', tokenHash: randomBytes(32), afterSeq: 0 }).startOn(output);
  expect(hub.connections('user-0')).toBe(2);

  output.destroy();
  await expect.poll(() => hub.connections('user-0')).toBe(1);
  asked.length = 0;
  hub.notify(['user-0']);
  await expect.poll(() => asked).toEqual([['user-0']]);
});
