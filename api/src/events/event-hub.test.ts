import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../test/gateway/factories.ts';
import { createTestGateway } from '../../test/gateway/gateway.ts';
import { openEventSource, type TestEventSource } from '../../test/generations/event-source.ts';
import { listen } from '../platform/db/listen.ts';
import { createLogger } from '../platform/http/log/logger.ts';
import { systemClock } from '../platform/time/clock.ts';
import { createEventHub, type EventHub, type EventHubOptions } from './event-hub.ts';

const { sql, admin, url } = await createTestDatabase();
const logger = createLogger({ logLevel: 'silent' });
const hubs: EventHub[] = [];
const sources: TestEventSource[] = [];
afterEach(() => {
  for (const source of sources.splice(0)) source.close();
  for (const hub of hubs.splice(0)) hub.close();
});

/** Without the catch-up net unless a test is about it, so that nothing passes by accident. */
function createHub(options: EventHubOptions = { catchUpMs: 3_600_000 }): EventHub {
  const hub = createEventHub({ sql, clock: systemClock, logger }, options);
  hubs.push(hub);
  return hub;
}

async function open(hub: EventHub, user: TestUser, lastEventId?: number): Promise<TestEventSource> {
  const gateway = createTestGateway(sql, {}, { hub });
  const response = await gateway.request('/api/events', {
    headers: {
      cookie: `sid=${user.token.toString('base64url')}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
  });
  gateway.stop();
  const source = openEventSource(response);
  sources.push(source);
  return source;
}

async function emit(user: TestUser, count = 1): Promise<void> {
  await admin`select emit_event(${user.id}, '{"type":"credits"}', now()) from generate_series(1, ${count}::int)`;
}

async function lastSeq(user: TestUser): Promise<number> {
  const [row] = await admin<{ seq: number }[]>`
    select coalesce(max(seq), 0) as seq from event where user_id = ${user.id}`;
  return row?.seq ?? 0;
}

describe('GET /api/events', () => {
  it('is for signed-in users', async () => {
    const gateway = createTestGateway(sql);
    const response = await gateway.request('/api/events');
    gateway.stop();

    expect(response.status).toBe(401);
  });

  it('ends at once where the process is leaving, so that its client comes to another one', async () => {
    const user = await createUser(sql);
    const hub = createHub();
    hub.close();

    const source = await open(hub, user);

    expect(source.status).toBe(200);
    await expect.poll(() => source.isOver()).toBe(true);
    expect(hub.connections()).toBe(0);
  });

  it('may be neither cached nor collected by a proxy', async () => {
    const source = await open(createHub(), await createUser(sql));

    expect(Object.fromEntries(source.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
  });

  it('sends what happens from now on, with the number as id', async () => {
    const user = await createUser(sql);
    await emit(user, 3);
    const before = await lastSeq(user);
    const hub = createHub();
    const source = await open(hub, user);

    await emit(user, 2);
    hub.notify([user.id]);

    await expect.poll(() => source.ids()).toEqual([before + 1, before + 2]);
    expect(source.events()).toEqual([{ type: 'credits' }, { type: 'credits' }]);
  });

  it('tells a new client its place at once, so that a reconnect before the first event misses nothing', async () => {
    const user = await createUser(sql);
    await emit(user, 2);

    const source = await open(createHub(), user);

    await expect.poll(() => source.lastEventId()).toBe(await lastSeq(user));
    expect(source.events()).toEqual([]);
  });

  it('replays after Last-Event-ID without a notification', async () => {
    const user = await createUser(sql);
    const before = await lastSeq(user);
    await emit(user, 1200);

    const source = await open(createHub(), user, before + 1);

    const expected = Array.from({ length: 1199 }, (_, n) => before + 2 + n);
    await expect.poll(() => source.ids()).toEqual(expected);
  });

  it.each([999_999, Number.MAX_SAFE_INTEGER])('takes the id %d from the future for now', async (id) => {
    const user = await createUser(sql);
    const hub = createHub();
    const source = await open(hub, user, id);

    await emit(user);
    hub.notify([user.id]);

    await expect.poll(() => source.ids()).toEqual([await lastSeq(user)]);
  });

  it('has no gap and no repeat under concurrent emitters and reconnects', async () => {
    const user = await createUser(sql);
    const before = await lastSeq(user);
    const hub = createHub();
    const emitted = Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let n = 0; n < 25; n += 1) {
          await sql`select emit_event(${user.id}, '{"type":"credits"}', now())`;
          hub.notify([user.id]);
        }
      }),
    );

    const received: number[] = [];
    while (received.length < 200) {
      const source = await open(hub, user, before + received.length);
      await expect.poll(() => source.ids().length, { interval: 5 }).toBeGreaterThan(0);
      source.close();
      received.push(...source.ids());
    }
    await emitted;

    expect(received).toEqual(Array.from({ length: 200 }, (_, n) => before + 1 + n));
  });

  it("never shows a user another one's events", async () => {
    const [one, other] = [await createUser(sql), await createUser(sql)];
    const hub = createHub();
    const [source, otherSource] = [await open(hub, one), await open(hub, other)];

    await emit(one);
    hub.notify();

    await expect.poll(() => source.events()).toHaveLength(1);
    expect(otherSource.events()).toEqual([]);
  });

  it('finds events by itself when the notification was lost', async () => {
    const user = await createUser(sql);
    const source = await open(createHub({ catchUpMs: 50 }), user);

    await emit(user);

    await expect.poll(() => source.events()).toHaveLength(1);
  });

  it('says at once and then now and again that the stream is alive, which is no message', async () => {
    const source = await open(createHub({ heartbeatMs: 20 }), await createUser(sql));

    await expect.poll(() => source.text()).toMatch(/^retry: 1000\nid: \d+\n(event: alive\ndata:\n\n){3}/);
    expect(source.events()).toEqual([]);
  });

  it('refuses the 33rd stream of one user', async () => {
    const user = await createUser(sql);
    const hub = createHub();
    for (let n = 0; n < 32; n += 1) await open(hub, user);

    const source = await open(hub, user);

    expect(source.status).toBe(429);
  });
});

describe('sign-out', () => {
  it('says so and ends the stream of that session only', async () => {
    const user = await createUser(sql);
    const hub = createHub();
    const source = await open(hub, user);
    const gateway = createTestGateway(sql, {}, { hub, notifier: { notify: () => hub.notify([user.id]) } });

    const cookie = `sid=${user.token.toString('base64url')}`;
    await gateway.request('/api/logout', { method: 'POST', headers: { cookie } });

    await expect.poll(() => source.isOver()).toBe(true);
    expect(source.events()).toEqual([{ type: 'signed-out' }]);
    expect(hub.connections()).toBe(0);
  });

  it('in another process is noticed within a second even without a notification, and nothing more is sent', async () => {
    const user = await createUser(sql);
    const source = await open(createHub({ catchUpMs: 50 }), user);

    await admin`with gone as (delete from session where user_id = ${user.id})
      select emit_event(${user.id}, '{"type":"credits"}', now())`;

    await expect.poll(() => source.isOver()).toBe(true);
    expect(source.events()).toEqual([{ type: 'signed-out' }]);
  });
});

describe('a notification', () => {
  it('reaches this process through LISTEN, also after its backend was killed', async () => {
    const user = await createUser(sql);
    const hub = createHub();
    const listener = listen({
      url,
      name: 'events-under-test',
      logger,
      channels: { events: (payload) => hub.notify(JSON.parse(payload)) },
      onConnect: () => hub.notify(),
    });
    afterAll(() => listener.close());
    await listener.ready;
    const source = await open(hub, user);

    await emit(user);
    await admin`select pg_notify('events', ${JSON.stringify([user.id])})`;
    await expect.poll(() => source.events()).toHaveLength(1);

    await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'events-under-test'`;
    await emit(user);
    await expect.poll(() => source.events(), { timeout: 5000 }).toHaveLength(2);
    await emit(user);
    await admin`select pg_notify('events', ${JSON.stringify([user.id])})`;
    await expect.poll(() => source.events()).toHaveLength(3);
  });
});

describe('progress', () => {
  it('of running jobs is sent once per change and without an id', async () => {
    const user = await createUser(sql);
    const [job] = await admin<{ id: string }[]>`
      insert into generation (user_id, kind, status, request, prompt, price, request_hash, provider, run_at,
        queue_at, created_at, progress)
      values (${user.id}, 'image', 'running', '{}', 'x', 0, 'h', 'preview', now(), now(), now(), 0.25) returning id`;
    const hub = createHub({ catchUpMs: 20 });
    const source = await open(hub, user);
    const at = (progress: number) => ({
      type: 'generation',
      id: job?.id,
      kind: 'image',
      status: 'processing',
      progress,
    });

    await expect.poll(() => source.events()).toEqual([at(0.25)]);
    await admin`update generation set progress = 0.5 where id = ${job?.id ?? ''}`;
    await expect.poll(() => source.events()).toEqual([at(0.25), at(0.5)]);
    expect(source.ids()).toEqual([]);
  });

  it("of waiting jobs is their place in line, sent again when others' jobs before them are taken", async () => {
    const [first, second] = [await createUser(sql), await createUser(sql)];
    await admin`update generation set status = 'failed' where status = 'queued'`;
    const ahead = await startGeneration(sql, first);
    const id = await startGeneration(sql, second);
    const source = await open(createHub({ catchUpMs: 20 }), second);
    const at = (queuePosition: number) => ({
      type: 'generation',
      id,
      kind: 'image',
      status: 'processing',
      progress: 0,
      queuePosition,
    });

    await expect.poll(() => source.events()).toEqual([at(2)]);
    await admin`update generation set status = 'running', worker = 1 where id = ${ahead}`;
    await expect.poll(() => source.events()).toEqual([at(2), at(1)]);
    await admin`update generation set status = 'queued', worker = null where id = ${ahead}`;
  });
});

it('tells who connects a moment after a release of it: their page was made before, and their stream opened after', async () => {
  const hub = createHub();
  hub.broadcast({ type: 'remotes' });

  const source = await open(hub, await createUser(sql));

  await expect.poll(() => source.events()).toEqual([{ type: 'remotes' }]);
});
