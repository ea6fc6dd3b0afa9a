import { setTimeout as delay } from 'node:timers/promises';
import { createPayments, createStripe } from '@aic/api/payments';
import { startStripeSandbox } from '@aic/stripe-sandbox';
import { startSoakDatabase, type SoakDatabase } from '../soak/database.ts';
import { beginLives, goOn, register } from './customers.ts';
import { findMoneyBreaches } from './money.ts';
import { findBreaches, readOutcomes } from './outcome.ts';
import { spawnServer } from './processes.ts';

// Events of users who renew, upgrade, dispute, are refunded, fail at their bank and so on (stories.ts): shuffled,
// tripled and a tenth of them dropped, while gateways and workers are killed. Twice: what happened first is undone by
// what follows.
const USERS = 100;
const COPIES = 3;
const DROPPED_SHARE = 0.1;
const PARALLEL = 16;
const KILL_MS = 3_000;
const RETRY_MS = 200;
const SECRET = 'whsec_soak';

const sandbox = await startStripeSandbox({ port: 0 });
const settings = {
  secretKey: sandbox.secretKey,
  publishableKey: sandbox.publishableKey,
  webhookSecrets: [SECRET],
  isLive: false,
  sandboxUrl: sandbox.url,
};
const stripe = createStripe(settings);
const { prices } = createPayments(settings, { stripe });

process.stdout.write('soak-payments: this takes about two minutes\n');
const delivered = new Set<string>();

/** Stripe's events since the last time, in its order. */
async function newEvents() {
  const all = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const events = all.toReversed().filter(({ id }) => !delivered.has(id));
  for (const { id } of events) delivered.add(id);
  return events;
}

type Event = Awaited<ReturnType<typeof newEvents>>[number];

/** The settings of a server on this database. */
const environmentOf = (database: SoakDatabase, role: 'api' | 'worker', port = '0') => ({
  ROLE: role,
  PORT: port,
  DATABASE_URL: database.url,
  DATA_DIR: `/tmp/aic-soak-payments-${process.pid}`,
  STRIPE_SECRET_KEY: settings.secretKey,
  STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_SANDBOX_URL: sandbox.url,
});

async function deliver(url: string, event: Event): Promise<boolean> {
  const body = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET });
  const response = await fetch(`${url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  }).catch(() => null);
  return response?.ok ?? false;
}

/** Every event once, in its order. */
async function runInOrder(database: SoakDatabase, events: readonly Event[]): Promise<void> {
  const gateway = await spawnServer(environmentOf(database, 'api'));
  for (const event of events) {
    if (!(await deliver(gateway.url, event))) {
      throw new Error(`${event.type} was refused in the ordered run.`);
    }
  }
  await gateway.end('SIGTERM');
}

const count = { deliveries: 0, refused: 0, kills: 0 };

async function runStorm(database: SoakDatabase, events: readonly Event[]): Promise<void> {
  let gateway = await spawnServer(environmentOf(database, 'api'));
  let worker = await spawnServer(environmentOf(database, 'worker'));
  const isOver = new AbortController();
  const kept = events.filter(() => Math.random() >= DROPPED_SHARE);
  const queue = Array.from({ length: COPIES }, () => kept)
    .flat()
    .map((event) => ({ event, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ event }) => event);

  const harm = (async () => {
    for (let turn = 0; !isOver.signal.aborted; turn += 1) {
      await delay(KILL_MS, undefined, { signal: isOver.signal }).catch(() => undefined);
      if (isOver.signal.aborted) break;
      count.kills += 1;
      if (turn % 2 === 0) {
        const { port } = new URL(gateway.url);
        await gateway.end('SIGKILL');
        gateway = await spawnServer(environmentOf(database, 'api', port));
      } else {
        await worker.end('SIGKILL');
        worker = await spawnServer(environmentOf(database, 'worker'));
      }
    }
  })();
  const send = async (): Promise<void> => {
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      count.deliveries += 1;
      if (await deliver(gateway.url, event)) continue;
      // As Stripe does, later.
      count.refused += 1;
      queue.push(event);
      await delay(RETRY_MS);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, send));
  isOver.abort();
  await harm;
  await untilNothingWaits(database);
  // As the night would: what was dropped is found by the comparison.
  await database.admin`delete from billing.reconciliation`;
  await worker.end('SIGKILL');
  worker = await spawnServer(environmentOf(database, 'worker'));
  await untilCompared(database);
  await Promise.all([gateway.end('SIGTERM'), worker.end('SIGTERM')]);
}

async function untilNothingWaits({ admin }: SoakDatabase): Promise<void> {
  for (const endsAt = Date.now() + 300_000; Date.now() < endsAt; await delay(500)) {
    // Patience is for receivers that are alive; here they were killed.
    await admin`update billing.event set run_at = now() where run_at > now() + interval '5 seconds'`;
    const [row] = await admin`select count(*)::int as waiting from billing.event where processed_at is null`;
    if (row?.['waiting'] === 0) return;
  }
  throw new Error('Some events were never acted on.');
}

async function untilCompared({ admin }: SoakDatabase): Promise<void> {
  for (const endsAt = Date.now() + 300_000; Date.now() < endsAt; await delay(500)) {
    const [row] =
      await admin`select missing, mended, extra from billing.reconciliation where finished_at is not null and error is null`;
    if (row === undefined) continue;
    process.stdout.write(
      `comparison with Stripe: ${row['missing']} were missing, ${row['mended']} were mended, ${row['extra']} were too many\n`,
    );
    return;
  }
  throw new Error('The comparison with Stripe did not come to its end.');
}

const [ordered, stormy] = [await startSoakDatabase(), await startSoakDatabase()];
const customers = await beginLives({ stripe, prices, sandboxUrl: sandbox.url }, USERS);
for (const { admin } of [ordered, stormy]) await register(admin, customers);
for (const live of [() => Promise.resolve(), () => goOn(customers)]) {
  await live();
  const events = await newEvents();
  process.stdout.write(`${events.length} events of ${USERS} users\n`);
  await runInOrder(ordered, events);
  await runStorm(stormy, events);
}
const expected = await readOutcomes(ordered.admin);
const outcomes = await readOutcomes(stormy.admin);
const breaches: string[] = [];
for (const { admin } of [ordered, stormy]) {
  breaches.push(...(await findBreaches(admin)), ...(await findMoneyBreaches(admin, customers)));
}
for (const [index, outcome] of outcomes.entries()) {
  const wanted = JSON.stringify(expected[index]);
  if (JSON.stringify(outcome) !== wanted) {
    breaches.push(`differs:\n  ${JSON.stringify(outcome)}\n  ${wanted}`);
  }
}
process.stdout.write(`
deliveries           ${count.deliveries}
refused or lost      ${count.refused}
kills (-9)           ${count.kills}
users compared       ${outcomes.length}
breaches             ${breaches.length}
`);
for (const breach of breaches.slice(0, 20)) process.stdout.write(`BREACH: ${breach}\n`);
await Promise.all([ordered.close(), stormy.close(), sandbox.stop()]);
process.exitCode = breaches.length === 0 ? 0 : 1;
