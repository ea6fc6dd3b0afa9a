import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testPayments } from '../../../test/billing/payments.ts';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, readGeneration, startGeneration } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createMemoryMailer } from '../../../test/gateway/memory-mailer.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { createMemoryKept } from '../../../test/generations/memory-kept.ts';
import { createMemoryStorage } from '../../../test/generations/memory-storage.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { workerTasks } from '../../background-tasks.ts';
import { createPayments } from '../../billing/stripe/payments.ts';
import { startBackgroundTasks } from '../background-tasks.ts';
import { createDiskStorage } from '../storage/disk-storage.ts';
import type { Held } from './open-lease.ts';
import { removeUnlessHeld } from './remove-unless-held.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const startWorker = workersOf(db);
let reason: Held | null = null;
const held = () => reason;
const HELD: Held = { since: new Date('2026-11-28T10:00:00Z'), reason: 'it was copied' };

it('takes no jobs, recovers none, sends no mails and sweeps nothing, until it owns its store', async () => {
  reason = HELD;
  const user = await createUser(sql);
  const [queued, lost] = [await startGeneration(sql, user), await startGeneration(sql, user)];
  await admin`
    update generation set status = 'running', attempt = 1, worker = 7, lease_until = '2026-01-01' where id = ${lost}`;
  const done = new Set<string>();
  const provider = createFakeProvider();
  const worker = await startWorker(provider, { held });
  const all = tasksOfWorker();
  const tasks = startBackgroundTasks(
    all.map(({ name, ...task }) => ({ ...task, name, everyMs: 5, run: async () => done.add(name) })),
    { held, logger: pino({ level: 'silent' }) },
  );
  worker.look();
  await delay(200);
  // They look, or are of this database alone.
  expect([...done].toSorted()).toEqual([
    'comparison with Stripe',
    'due exports',
    'events of Stripe',
    'expired exports',
    'the ledger',
  ]);
  expect(provider.submissions).toBe(0);
  expect((await readGeneration(sql, queued)).status).toBe('queued');
  expect((await readGeneration(sql, lost)).status).toBe('running');

  reason = null;
  for (const id of [queued, lost]) {
    await expect.poll(async () => (await readGeneration(sql, id)).status).toBe('completed');
  }
  await expect.poll(() => done.size).toBe(all.length);
  expect([...done]).toEqual(
    expect.arrayContaining([
      'sweeps',
      'due mails',
      'removed uploads',
      'unwanted files',
      'kept results',
      'old builds',
    ]),
  );
  await tasks.stop();
});

function tasksOfWorker() {
  const { deps, stop } = createTestGateway(sql, {}, { payments: testPayments().payments });
  stop();
  const parts = {
    store: createDiskStorage(tmpdir()),
    kept: createMemoryKept(),
    mailer: createMemoryMailer(),
  };
  return workerTasks({ ...deps, ...parts, url: db.url });
}

it('refuses a press with the reason, holds nothing for it, and shows it in figures and to admins', async () => {
  reason = HELD;
  const gateway = createTestGateway(sql, {}, { held, providers: { image: createFakeProvider() } });
  const user = await createUser(sql);
  const as = { headers: { cookie: `sid=${user.token.toString('base64url')}` } };
  const response = await gateway.post('/api/generate', { prompt: 'a kite' }, as);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    message: expect.stringContaining('makes and charges nothing'),
  });
  expect(await sql`select from credit.hold where user_id = ${user.id}`).toEqual([]);

  await admin`update app_user set is_admin = true where id = ${user.id}`;
  const shown = await gateway.request('/api/admin/installation', as);
  expect(await shown.json()).toEqual({
    held: { since: '2026-11-28T10:00:00.000Z', reason: 'it was copied' },
  });
  expect(await gateway.deps.metrics.text()).toContain('\nstudio_held 1\n');
  gateway.stop();
});

it('changes nothing at Stripe and may read all', async () => {
  // Nothing answers there: what is asked fails by that.
  const { stripe, payments } = testPayments(undefined, { retries: 0 });
  const { stripe: client } = createPayments(payments.settings, { stripe, held });
  const writes = [
    () => client.customers.create({}, { idempotencyKey: 'a' }),
    () => client.subscriptions.cancel('sub_1'),
    () => client.subscriptions.update('sub_1', {}),
    () => client.invoices.pay('in_1', {}),
    () => client.invoices.voidInvoice('in_1'),
    () => client.refunds.create({}, { idempotencyKey: 'a' }),
    () => client.schedules.release('sched_1'),
    () => client.setupIntents.create({}),
  ];
  reason = HELD;
  for (const write of writes) await expect(write()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(client.invoices.retrieve('in_1')).rejects.toMatchObject({ code: 'payments_unavailable' });
  await expect(client.refundsOf('pi_1')).rejects.toMatchObject({ code: 'payments_unavailable' });
  reason = null;
  for (const write of writes) await expect(write()).rejects.toMatchObject({ code: 'payments_unavailable' });
});

it('keeps files that its database lets go', async () => {
  const memory = createMemoryStorage();
  const storage = removeUnlessHeld(memory, held);
  reason = HELD;
  await storage.remove('a');
  expect(memory.removed).toEqual([]);
  reason = null;
  await storage.remove('a');
  expect(memory.removed).toEqual(['a']);
});
