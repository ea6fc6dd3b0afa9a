import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createUser, type TestUser } from '../../test/gateway/factories.ts';
import { openEventSource, type TestEventSource } from '../../test/generations/event-source.ts';
import { HAS_NATS, type NatsServer, startNatsServer } from '../../test/notify/nats-server.ts';
import { createNotifier, type Notifier } from '../platform/db/notifier.ts';
import { toWeb } from '../platform/http/stream-body.ts';
import { openBus } from '../platform/notify/bus.ts';
import { openListener } from '../platform/notify/open-listener.ts';
import { systemClock } from '../platform/time/clock.ts';
import { createEventHub } from './event-hub.ts';

const { sql, url: directUrl } = await createTestDatabase();
const logger = pino({ level: 'silent' });

interface TestGatewayPart {
  source: TestEventSource;
  /** Users that it was notified of. */
  heard: ReadonlySet<string>;
}

describe('events of gateways with a bus', { skip: !HAS_NATS, meta: { needs: 'nats-server' } }, () => {
  let server: NatsServer;
  let user: TestUser;
  const parts: Array<() => unknown> = [];
  beforeEach(async () => {
    server = await startNatsServer();
    user = await createUser(sql);
  });
  afterEach(async () => {
    for (const end of parts.splice(0).toReversed()) await end();
    await server.kill();
  });

  /** What two gateways have of it, each with a stream of the same user, and a third process that notifies. */
  async function openGateways(catchUpMs: number) {
    const gateways = [openGateway(catchUpMs), openGateway(catchUpMs)];
    const bus = openBus({ url: server.url, name: 'test', logger });
    const notifier = createNotifier(sql, logger, { publish: bus.publish });
    parts.push(bus.close, notifier.close);
    await expectHeard(gateways, notifier);
    return { gateways, sources: gateways.map(({ source }) => source), notifier };
  }

  /** Notifies until each gateway has heard of it: everything on the way is connected by then. */
  async function expectHeard(gateways: readonly TestGatewayPart[], by: Notifier): Promise<void> {
    const probe = randomUUID();
    await expect
      .poll(
        () => {
          by.notify('events', probe);
          return gateways.every(({ heard }) => heard.has(probe));
        },
        { timeout: 10_000 },
      )
      .toBe(true);
  }

  function openGateway(catchUpMs: number): TestGatewayPart {
    const heard = new Set<string>();
    const hub = createEventHub({ sql, clock: systemClock, logger }, { catchUpMs });
    const listener = openListener({
      sql,
      directUrl,
      busUrl: server.url,
      name: 'test',
      logger,
      channels: {
        events(payload) {
          const userIds = JSON.parse(payload) as string[];
          for (const userId of userIds) heard.add(userId);
          hub.notify(userIds);
        },
      },
      onConnect: () => hub.notify(),
    });
    const output = new PassThrough();
    hub.connect({ userId: user.id, tokenHash: user.tokenHash, afterSeq: 1 }).startOn(output);
    parts.push(() => listener.close(), hub.close);
    const source = openEventSource(new Response(toWeb(output)));
    return { source, heard };
  }

  const emit = () => sql`select emit_event(${user.id}, '{"type":"credits"}', now())`;

  /** All after the first, each once and in order, for each of the streams. */
  async function expectedIds(sources: readonly unknown[]): Promise<number[][]> {
    const [row] = await sql<[{ seq: number }]>`select max(seq) as seq from event where user_id = ${user.id}`;
    return sources.map(() => Array.from({ length: row.seq - 1 }, (_, n) => n + 2));
  }
  const idsOf = (sources: readonly TestEventSource[]) => () => sources.map((source) => source.ids());

  it('arrive by the bus alone', async () => {
    const { sources, notifier } = await openGateways(3_600_000);

    await emit();
    notifier.notify('events', user.id);

    await expect.poll(idsOf(sources), { timeout: 2000 }).toEqual(await expectedIds(sources));
  });

  it('are read after a restart of the bus, of whose time every notification is lost', async () => {
    const { sources, notifier } = await openGateways(3_600_000);
    await server.kill();

    for (let n = 0; n < 20; n += 1) {
      await emit();
      notifier.notify('events', user.id);
    }
    await server.start();

    await expect.poll(idsOf(sources), { timeout: 10_000 }).toEqual(await expectedIds(sources));
  });

  it('are found in the table while the bus is away', async () => {
    const { sources, notifier } = await openGateways(200);
    await server.kill();

    await emit();
    notifier.notify('events', user.id);

    await expect.poll(idsOf(sources), { timeout: 2000 }).toEqual(await expectedIds(sources));
  });

  it('are found in the table where a notification was lost on its way', async () => {
    const { sources } = await openGateways(200);

    await emit();

    await expect.poll(idsOf(sources), { timeout: 2000 }).toEqual(await expectedIds(sources));
  });

  it('come from a process that does not know the bus, by the relay', async () => {
    const { gateways, sources } = await openGateways(3_600_000);
    const ofDatabase = createNotifier(sql, logger);
    parts.push(ofDatabase.close);
    await expectHeard(gateways, ofDatabase);

    await emit();
    ofDatabase.notify('events', user.id);

    await expect.poll(idsOf(sources), { timeout: 2000 }).toEqual(await expectedIds(sources));
  });
});
