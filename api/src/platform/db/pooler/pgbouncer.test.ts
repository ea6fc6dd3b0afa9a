import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { intentOf, startStripeSandbox } from '../../../../test/billing/billing-studio.ts';
import { testPayments, WEBHOOK_SECRET } from '../../../../test/billing/payments.ts';
import { createTestDatabase } from '../../../../test/database/database.ts';
import {
  HAS_PGBOUNCER,
  type PgBouncer,
  POOL_SIZE,
  startPgBouncer,
} from '../../../../test/database/pgbouncer.ts';
import { sessionCookieOf } from '../../../../test/gateway/gateway.ts';
import { openEventSource } from '../../../../test/generations/event-source.ts';
import { sendJson, startFakeOpenAi } from '../../../../test/generations/vendors/fake-openai.ts';
import { type RunningServer, startServer } from '../../../server.ts';
import { parseConfig } from '../../config/config.ts';
import { createSql } from '../client.ts';
import { inspectLine } from './inspect-line.ts';

const { admin, url, ownerUrl } = await createTestDatabase();

describe(
  'through PgBouncer in transaction mode',
  { skip: !HAS_PGBOUNCER, meta: { needs: 'pgbouncer' } },
  () => {
    let bouncer: PgBouncer;
    let dataDir: string;
    beforeEach(async () => {
      bouncer = await startPgBouncer(url);
      dataDir = await mkdtemp(join(tmpdir(), 'aic-pooled-'));
    });
    afterEach(async () => {
      await bouncer.stop();
      await rm(dataDir, { recursive: true });
    });

    const environment = (extra: Readonly<Record<string, string>>) => ({
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DATABASE_URL: bouncer.url,
      DATABASE_OWNER_URL: ownerUrl,
      PASSWORD_HASH_MEMORY_KIB: '64',
      PASSWORD_HASH_PASSES: '1',
      ...extra,
    });

    it('is known as what it is, beside a direct address and one that keeps sessions', async () => {
      const patient = await startPgBouncer(url, 'session');

      expect(await inspectLine(url)).toEqual({ isPooled: false, keepsSessions: true, keepsPrepared: true });
      expect(await inspectLine(bouncer.url)).toMatchObject({ isPooled: true, keepsSessions: false });
      expect(await inspectLine(patient.url)).toEqual({
        isPooled: true,
        keepsSessions: true,
        keepsPrepared: true,
      });
      await patient.stop();
    });

    it.each([
      [{}, /^DATABASE_URL leads through a pooler .*LISTEN.* Set DATABASE_DIRECT_URL/],
      [{ DATABASE_DIRECT_URL: 'pooler' }, /^DATABASE_URL leads through a pooler/],
      [
        { DATABASE_DIRECT_URL: 'url', DATABASE_OWNER_URL: 'pooler' },
        /^DATABASE_OWNER_URL leads through a pooler/,
      ],
    ])('is refused in one line where sessions are needed: %o', async (names, line) => {
      const addresses: Readonly<Record<string, string>> = { url, pooler: bouncer.url };
      const settings = Object.fromEntries(
        Object.entries(names).map(([name, address]) => [name, addresses[address] ?? '']),
      );

      await expect(startServer({ config: parseConfig(environment(settings)) })).rejects.toThrow(line);
    });

    it('serves many users at once, and leaves neither a lock nor a role nor a setting behind', async () => {
      const [sandbox, openai] = [await startStripeSandbox({ port: 0 }), await startFakeOpenAi()];
      const { stripe } = testPayments(sandbox.url);
      const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#4060c0' } })
        .png()
        .toBuffer();
      openai.serveWith((response) =>
        sendJson(response, 200, { data: [{ b64_json: png.toString('base64') }] }),
      );
      const server = await startServer({
        config: parseConfig(
          environment({
            DATABASE_DIRECT_URL: url,
            OPENAI_BASE_URL: openai.baseUrl,
            STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
            STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
            STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
            STRIPE_SANDBOX_URL: sandbox.url,
          }),
        ),
      });
      try {
        await Promise.all(Array.from({ length: 8 }, (_, n) => live(server, n, stripe)));
      } finally {
        await server.stop();
        await Promise.all([sandbox.stop(), openai.stop()]);
      }
      expect(await readSessions(bouncer.url)).toEqual(Array.from({ length: POOL_SIZE }, () => CLEAN));
    }, 60_000);

    /** One user, from the sign-up to a plan, in several requests at the same time. */
    async function live(
      server: RunningServer,
      n: number,
      stripe: ReturnType<typeof testPayments>['stripe'],
    ): Promise<void> {
      const email = `pooled-${n}@example.com`;
      const person = { email, password: 'a quiet harbour' };
      const ask = (path: string, cookie: string, body?: object) =>
        fetch(server.url + path, {
          method: body === undefined ? 'GET' : 'POST',
          headers: { origin: server.url, cookie, 'content-type': 'application/json', prefer: 'wait=20' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      const json = async (path: string, cookie: string, body?: object) => {
        const response = await ask(path, cookie, body);
        const received = (await response.json()) as Record<string, unknown>;
        expect({ path, status: response.status, received }).toMatchObject({ status: 200 });
        return received;
      };
      await json('/api/register', '', person);
      const cookie = sessionCookieOf(await ask('/api/login', '', person));
      await admin`update app_user set is_admin = true where email = ${email}`;
      const events = openEventSource(await ask('/api/events', cookie));
      const [made] = await Promise.all([
        json('/api/generate', cookie, { prompt: `a lighthouse ${n}` }),
        ...[
          '/api/generations',
          '/api/library?q=lighthouse',
          '/api/admin/users',
          '/api/credits',
          '/api/queue',
        ].map((path) => json(path, cookie)),
      ]);
      expect(made).toMatchObject({ status: 'completed' });
      expect(await json('/api/library?q=lighthouse', cookie)).toMatchObject([{ id: made['id'] }]);
      await expect.poll(() => JSON.stringify(events.events()), { timeout: 10_000 }).toContain('"completed"');

      // Safe because the sandbox answers as Stripe does.
      const checkout = (await json('/api/create-subscription', cookie, { plan: 'pro' })) as never;
      const card = { payment_method: 'pm_card_visa', return_url: 'https://studio.test/' };
      await stripe.paymentIntents.confirm(intentOf(checkout), card, { idempotencyKey: `pooled-${n}` });
      await json('/api/sync-subscription', cookie, {});
      expect(await json('/api/subscription', cookie)).toMatchObject({
        subscription: { status: 'active', plan: { id: 'pro' } },
      });
      events.close();
    }
  },
);

const CLEAN = {
  isOwnRole: true,
  prepared: 0,
  channels: 0,
  locks: 0,
  set: null,
  lockTimeout: '3s',
  plans: 'force_generic_plan',
};

/** Of every session that a pooler lends, all of them held at the same time. */
async function readSessions(pooledUrl: string): Promise<object[]> {
  const { keepsPrepared } = await inspectLine(pooledUrl);
  const clients = Array.from({ length: POOL_SIZE }, () =>
    createSql(pooledUrl, { name: 'aic-look', max: 1, pooler: { prepares: false } }),
  );
  const sessions = await Promise.all(
    clients.map(async (session) => {
      await session`begin`;
      const [{ pid }] = await session<[{ pid: number }]>`select pg_backend_pid() as pid`;
      const [row] = await session<[{ prepared: number }]>`
        select current_user = session_user as "isOwnRole",
          -- The start looks whether this one is found again.
          (select count(*)::int from pg_prepared_statements where statement <> 'select pg_backend_pid() as pid') as prepared,
          (select count(*)::int from pg_listening_channels()) as channels,
          (select count(*)::int from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') as locks,
          (select json_agg(name order by name) from pg_settings where source = 'session'
            and name not in ('application_name', 'client_encoding')) as set,
          current_setting('lock_timeout') as "lockTimeout", current_setting('plan_cache_mode') as plans`;
      // Where the pooler keeps prepared statements, there are some.
      return { pid, state: { ...row, prepared: keepsPrepared ? 0 : row.prepared } };
    }),
  );
  await Promise.all(clients.map((client) => client.end({ timeout: 1 })));
  const { size } = new Set(sessions.map(({ pid }) => pid));
  if (size < POOL_SIZE) throw new Error(`Only ${size} sessions were lent.`);
  return sessions.map(({ state }) => state);
}
