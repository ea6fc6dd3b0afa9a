import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { HAS_NATS, startNatsServer } from '../../../test/notify/nats-server.ts';
import { listen } from '../db/listen.ts';
import { createNotifier } from '../db/notifier.ts';
import { openBus } from './bus.ts';

if (!HAS_NATS) {
  process.stderr.write(
    '\nSKIPPED: there is no nats-server on this machine, so notifications went through none (apt-get install nats-server).\n\n',
  );
}

const { sql, url: databaseUrl } = await createTestDatabase();
const warnings: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
const parts: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of parts.splice(0).toReversed()) await end();
  warnings.length = 0;
});

async function startServer(login?: `${string}:${string}`) {
  const server = await startNatsServer(login);
  parts.push(server.kill);
  return server;
}

function openPublisher(url: string) {
  const publisher = openBus({ url, name: 'test-publisher', logger });
  parts.push(publisher.close);
  return publisher;
}

function hear(url: string) {
  const heard: string[] = [];
  let connects = 0;
  const listener = openBus({
    url,
    name: 'test-listener',
    logger,
    channels: { events: (payload) => heard.push(payload), remotes: () => heard.push('remotes') },
    onConnect: () => (connects += 1),
  });
  parts.push(listener.close);
  return { ...listener, heard, connects: () => connects };
}

describe('the bus', { skip: !HAS_NATS, meta: { needs: 'nats-server' } }, () => {
  it('carries events to every listener, and leaves jobs to the database', async () => {
    const { url } = await startServer();
    const listeners = [hear(url), hear(url)];
    const jobs: string[] = [];
    const database = listen({
      url: databaseUrl,
      name: 'test',
      logger,
      channels: { jobs: () => jobs.push('jobs'), events: () => jobs.push('events') },
    });
    parts.push(() => database.close());
    await database.ready;
    await expect.poll(() => listeners.map(({ connects }) => connects())).toEqual([1, 1]);
    const publisher = openPublisher(url);
    const userId = randomUUID();
    const probe = hear(url);
    await expect.poll(() => (publisher.publish('remotes', ''), probe.heard.length)).toBeGreaterThan(0);
    for (const { heard } of listeners) heard.length = 0;

    const notifier = createNotifier(sql, logger, { publish: publisher.publish });
    for (let n = 0; n < 10; n += 1) notifier.notify('events', userId);
    notifier.notify('jobs');
    await notifier.close();

    for (const { heard } of listeners) {
      await expect.poll(() => heard.filter((text) => text !== 'remotes')).toEqual([JSON.stringify([userId])]);
    }
    await expect.poll(() => jobs).toEqual(['jobs']);
  });

  it('says after a restart of its server that something may have been missed, and carries on', async () => {
    const server = await startServer();
    const { heard, connects, publish, isConnected } = hear(server.url);
    await expect.poll(connects).toBe(1);
    expect(isConnected()).toBe(true);

    await server.kill();
    await expect.poll(() => warnings.filter((line) => line.includes('bus is away'))).toHaveLength(1);
    expect(isConnected()).toBe(false);
    publish('events', 'lost');
    await server.start();

    await expect.poll(connects, { timeout: 10_000 }).toBe(2);
    publish('events', 'carried');
    await expect.poll(() => heard).toEqual(['carried']);
  });

  it('waits for a server that is not there yet', async () => {
    const server = await startServer();
    await server.kill();
    const { connects } = hear(server.url);
    await expect.poll(() => warnings.length).toBe(1);

    await server.start();

    await expect.poll(connects, { timeout: 10_000 }).toBe(1);
  });

  it('closes at once while its server is away', async () => {
    const server = await startServer();
    await server.kill();
    const listener = openBus({
      url: server.url,
      name: 'test',
      logger,
      channels: {},
      onConnect: () => undefined,
    });

    const startedAt = performance.now();
    await listener.close();

    expect(performance.now() - startedAt).toBeLessThan(4000);
  });

  it('signs in with what its address says, and tries on with a wrong password', async () => {
    const { url } = await startServer('studio:secret');
    const [right, wrong] = [hear(url), hear(url.replace('secret', 'guessed'))];

    await expect.poll(right.connects).toBe(1);
    await expect.poll(() => warnings.length).toBe(1);

    expect(wrong.connects()).toBe(0);
    expect(warnings.join('')).not.toContain('guessed');
  });

  it('keeps installations apart by the path of the address', async () => {
    const { url } = await startServer();
    const [own, other] = [hear(url), hear(url.replace('/studio', '/another'))];
    await expect.poll(() => [own.connects(), other.connects()]).toEqual([1, 1]);

    other.publish('events', 'for another');
    own.publish('events', 'for us');

    await expect.poll(() => [own.heard, other.heard]).toEqual([['for us'], ['for another']]);
  });
});
