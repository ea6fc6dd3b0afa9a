import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database/database.ts';
import { createSql } from '../platform/db/client.ts';
import { createLogger } from '../platform/http/log/logger.ts';
import { traced } from '../platform/telemetry/steps.ts';
import { systemClock } from '../platform/time/clock.ts';
import { healthRoutes } from './health.routes.ts';
import { createMetrics } from './metrics.ts';

const { sql, admin, url } = await createTestDatabase();

describe('GET /readyz', () => {
  it('is ready while the database answers', async () => {
    expect(
      (await healthRoutes({ sql, storage: {}, isDraining: () => false }).request('/readyz')).status,
    ).toBe(200);
  });

  it('is not ready once a stop has begun, while the process is still healthy', async () => {
    const routes = healthRoutes({ sql, storage: {}, isDraining: () => true });

    expect((await routes.request('/readyz')).status).toBe(503);
    expect((await routes.request('/healthz')).status).toBe(200);
  });

  it('is not ready while the worker of the process takes no jobs', async () => {
    const response = await healthRoutes({
      sql,
      storage: {},
      isDraining: () => false,
      takesJobs: () => false,
    }).request('/readyz');

    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'worker takes no jobs' });
  });

  it('gives a database that hangs one second', async () => {
    const busy = createSql(url, { name: 'busy', max: 1 });
    const blocking = busy`select pg_sleep(60)`;
    blocking.catch(() => undefined);

    const startedAt = performance.now();
    const response = await healthRoutes({ sql: busy, storage: {}, isDraining: () => false }).request(
      '/readyz',
    );
    const waitedMs = performance.now() - startedAt;
    await busy.end({ timeout: 0 });

    expect(response.status).toBe(503);
    expect(waitedMs).toBeGreaterThan(900);
    expect(waitedMs).toBeLessThan(20_000);
  });
});

describe('createMetrics', () => {
  const logger = createLogger({ logLevel: 'silent' });
  const streams = (count: number, isListening: boolean | null = true) => ({
    countStreams: () => count,
    isListening: () => isListening,
  });

  it.each([
    [true, '1'],
    [false, '0'],
    [null, 'Nan'],
  ])('says whether notifications reach the process: %s', async (isListening, figure) => {
    const text = await createMetrics({ sql, clock: systemClock, logger }, streams(0, isListening)).text();

    expect(text.split('\n')).toContain(`event_notifications_connected ${figure}`);
  });

  it('counts waiting jobs and how long the oldest has been due', async () => {
    const [user] = await admin<{ id: string }[]>`
      insert into app_user (email, email_key) values ('metrics@example.com', 'metrics@example.com') returning id`;
    await admin`
      insert into generation (user_id, kind, request, prompt, price, request_hash, provider, run_at, queue_at,
        created_at)
      values (${user?.id ?? ''}, 'image', '{}', 'x', 0, 'h', 'preview', now() - interval '91 seconds', now(), now())`;

    const text = await createMetrics({ sql, clock: systemClock, logger }, streams(3)).text();

    expect(text).toMatch(/^jobs_queued 1$/m);
    expect(Number(/^jobs_oldest_queued_seconds (.*)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
    expect(text).toMatch(/^event_streams 3$/m);
    // Nothing was checked yet.
    expect(text).toMatch(/^ledger_violations\{check="recent"\} Nan$/m);
  });

  it('counts the mails that wait, and says how long the oldest has', async () => {
    const insert = (key: string, minutes: number, error: string | null, runAt: string | null) => admin`
      insert into mail (key, recipient, kind, payload, created_at, run_at, error)
      values (${key}, 'x@example.com', 'receipt', '{}', now() - ${minutes} * interval '1 minute', ${runAt}, ${error})`;
    await insert('sent', 90, null, null);
    await insert('waiting', 1, null, '2030-01-01');
    await insert('refused', 30, 'connection refused', '2030-01-01');

    const text = await createMetrics({ sql, clock: systemClock, logger }, streams(0)).text();

    expect(text).toMatch(/^mails_waiting 2$/m);
    expect(text).toMatch(/^mails_failing 1$/m);
    expect(Math.round(Number(/^mails_oldest_seconds (.*)$/m.exec(text)?.[1]) / 60)).toBe(30);
  });

  it('says what the last check of the ledger has found, and when', async () => {
    await admin`update ledger_check set violations = 2, checked_at = 'epoch'::timestamptz + interval '90 s' where kind = 'full'`;

    const text = await createMetrics({ sql, clock: systemClock, logger }, streams(0)).text();

    expect(text).toMatch(/^ledger_violations\{check="full"\} 2$/m);
    expect(text).toMatch(/^ledger_checked_at_seconds\{check="full"\} 90$/m);
  });

  it('counts unfinished jobs by kind and state', async () => {
    const text = await createMetrics({ sql, clock: systemClock, logger }, streams(0)).text();

    expect(text).toMatch(/^jobs_unfinished\{kind="image",status="queued"\} 1$/m);
  });

  it('counts who is connected to the database', async () => {
    const text = await createMetrics({ sql, clock: systemClock, logger }, streams(0)).text();

    expect(text).toMatch(/^database_connections\{application="aic-test",state="active"\} [1-9]\d*$/m);
    expect(text).toMatch(/^database_connections_max [1-9]\d+$/m);
  });

  it('counts what was done to tools, and how they load for users', async () => {
    await admin`insert into remote (name) values ('image')`;
    await admin`insert into remote_build (name, build, version, info) values ('image', 'abcdef', '1', '{}')`;
    await admin`
      insert into remote_event (name, kind, at)
      values ('image', 'rolled-back', now()), ('image', 'released', now() - interval '2 hours')`;
    await admin`
      insert into remote_load (name, build, minute, phase, outcome, count, ms_counts, errors, is_of_users)
      values ('image', 'abcdef', now(), 'load', 'failed', 3, '{}', '{}', true),
        ('image', 'abcdef', now(), 'load', 'failed', 9, '{}', '{}', false)`;

    const text = await createMetrics({ sql, clock: systemClock, logger }, streams(0)).text();

    expect(text).toContain('release_events_last_hour{remote="image",event="rolled-back"} 1');
    expect(text).not.toContain('event="released"');
    expect(text).toContain('tool_loads_last_hour{remote="image",outcome="failed"} 3');
  });

  it('counts what this process does: attempts, their credits, files and calls of Stripe', async () => {
    const metrics = createMetrics({ sql, clock: systemClock, logger }, streams(0));
    const job = { type: 'job', generationId: 'g', kind: 'image', traceparent: null, engine: 'fal' } as const;
    const done = { ...job, attempt: 1, waitedSeconds: 3, credits: 7, outcome: 'completed' };
    const failed = {
      ...job,
      attempt: 2,
      waitedSeconds: 9,
      credits: 5,
      outcome: 'moderation',
      hasFailed: true,
    };
    for (const what of ['request', 'storage', 'payment']) {
      expect(await metrics.text()).toContain(`failures_total{of="${what}"} 0`);
    }
    for (const status of [200, 404, 503]) {
      metrics.observeRequest({ method: 'GET', route: '/', status, seconds: 1 });
    }
    for (const step of [done, failed]) await traced(step, async () => undefined);
    const put = traced({ type: 'storage', operation: 'put', place: 's3' }, () =>
      Promise.reject(new Error('no')),
    );
    await expect(put).rejects.toThrow('no');
    await traced({ type: 'payment', call: 'refunds.create' }, async () => undefined);

    const text = await metrics.text();
    metrics.close();

    expect(text).toContain('failures_total{of="request"} 1');
    expect(text).toContain('failures_total{of="storage"} 1');
    expect(text).toContain('failures_total{of="payment"} 0');
    const attempts = 'job_attempt_duration_seconds_count';
    expect(text).toContain(`${attempts}{kind="image",engine="fal",outcome="completed"} 1`);
    expect(text).toContain('job_credits_total{kind="image",move="captured"} 7');
    expect(text).toContain('job_credits_total{kind="image",move="returned"} 5');
    // Only the first attempt says how long a user has waited for a beginning.
    expect(text).toContain('job_wait_seconds_count{kind="image"} 1');
    const files = 'storage_operation_duration_seconds_count';
    expect(text).toContain(`${files}{operation="put",place="s3",outcome="error"} 1`);
    expect(text).toContain('payment_call_duration_seconds_count{call="refunds.create",outcome="ok"} 1');
  });

  it('still reports on the process when the database is gone', async () => {
    const gone = new URL(url);
    gone.port = '1';
    const broken = createSql(gone.href, { name: 'gone', max: 1 });

    const text = await createMetrics({ sql: broken, clock: systemClock, logger }, streams(0)).text();
    await broken.end({ timeout: 0 });

    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toMatch(/^ledger_violations\{check="recent"\} Nan$/m);
    expect(text).toMatch(/^jobs_queued Nan$/m);
  });

  it('gives a database that hangs three seconds, and then says that it does not know', async () => {
    const busy = createSql(url, { name: 'busy', max: 1 });
    const blocking = busy`select pg_sleep(60)`;
    blocking.catch(() => undefined);
    const metrics = createMetrics({ sql: busy, clock: systemClock, logger }, streams(2));

    const startedAt = performance.now();
    const text = await metrics.text();
    const waitedMs = performance.now() - startedAt;
    await busy.end({ timeout: 0 });
    metrics.close();

    expect(text).toMatch(/^event_streams 2$/m);
    expect(text).toMatch(/^jobs_queued Nan$/m);
    expect(waitedMs).toBeLessThan(20_000);
  });

  it('counts the events of Stripe that wait, and says of comparisons that never were that it does not know', async () => {
    await sql`select billing.receive_event('evt_waits', 'invoice.paid', 'in_1', null, '{}', now(), '0 seconds', now() - interval '90 seconds')`;
    await sql`select billing.finish_event('evt_waits', 'Stripe could not be reached', now())`;

    const text = await createMetrics({ sql, clock: systemClock, logger }, streams(0)).text();

    expect(text).toContain('payment_events_waiting 1');
    expect(text).toContain('payment_events_failing 1');
    expect(text).toContain('payment_events_last_hour{type="invoice.paid"} 1');
    expect(Number(/^payment_events_oldest_seconds (.*)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
    expect(text).toContain('payment_invoices_extra Nan');
  });
});
