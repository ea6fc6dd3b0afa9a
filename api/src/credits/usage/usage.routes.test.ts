import type { UsageEntry } from '@aic/contract';
import { schemaOf } from '@aic/contract/schemas';
import { USAGE_DAY, USAGE_ENTRY } from '@aic/contract/usage';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser, startGeneration, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { finishItem } from '../../../test/generations/finished-item.ts';

const { sql } = await createTestDatabase();
const DAY_MS = 86_400_000;
const NOW = new Date('2030-03-10T12:00:00Z');
const gateway = createTestGateway(sql, {}, { clock: { now: () => NOW } });
afterAll(() => gateway.stop());

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let user: TestUser;
beforeEach(async () => {
  user = await createUser(sql, { now: daysAgo(5) });
});

const ask = (path: string, whom: TestUser | null = user) =>
  gateway.request(path, { headers: whom ? { cookie: `sid=${whom.token.toString('base64url')}` } : {} });

async function usage(query = '', whom = user): Promise<UsageEntry[]> {
  const response = await ask(`/api/usage${query}`, whom);
  expect(response.status).toBe(200);
  return z.array(schemaOf(USAGE_ENTRY)).parse(await response.json());
}

const short = ({ type, credits, change, balance }: UsageEntry) => [type, credits, change, balance];

/** Gives credits that end a day after `at`. */
const grant = (at: Date, amount: number, kind = 'subscription', reset: string | null = null) =>
  sql`select credit.add_grant(${user.id}, ${amount}, ${kind}, ${crypto.randomUUID()},
    ${new Date(at.getTime() + DAY_MS)}, ${reset}, 10::smallint, ${at})`;

describe('GET /api/usage', () => {
  it('tells every move of a finished generation, the newest first, and what it was for', async () => {
    const id = await finishItem(sql, user, { prompt: 'a fox', now: daysAgo(1) });

    const entries = await usage();

    expect(entries.map(short)).toEqual([
      ['charge', 20, 0, 480],
      ['hold', 20, -20, 480],
      ['grant', 500, 500, 500],
    ]);
    const generation = { id, kind: 'image', prompt: 'a fox' };
    expect(entries).toMatchObject([
      { at: daysAgo(1).toISOString(), generation, grant: null },
      { generation },
      { at: daysAgo(5).toISOString(), generation: null, grant: 'signup' },
    ]);
  });

  it('tells of a hold that was spent in part as a charge and a return', async () => {
    const hold = crypto.randomUUID();
    await sql`select credit.place_hold(${user.id}, ${hold}, 30, ${NOW}, ${daysAgo(2)})`;
    await sql`select credit.capture_hold(${user.id}, ${hold}, 12, ${daysAgo(1)})`;

    expect((await usage()).slice(0, 2).map(short)).toEqual([
      ['return', 18, 18, 488],
      ['charge', 12, 0, 470],
    ]);
  });

  it('tells of a cancelled one as a return', async () => {
    const id = await startGeneration(sql, user, { now: daysAgo(1) });
    await sql`select cancel_generation(${user.tokenHash}, ${id}, ${NOW})`;

    expect((await usage()).map(short)[0]).toEqual(['return', 20, 20, 500]);
  });

  it('tells what was refunded for an item beside what it cost, and what expires of that as of any grant', async () => {
    const id = await finishItem(sql, user, { prompt: 'a fox', now: daysAgo(2) });
    await sql`select credit.refund_hold(${user.id}, ${id}, 15, ${crypto.randomUUID()}, ${daysAgo(1)})`;
    await sql`select credit.end_grants(${user.id}, '{admin}', 'test', ${NOW})`;

    const [expiry, refund] = await usage();

    expect([expiry, refund].map((entry) => entry && short(entry))).toEqual([
      ['expiry', 15, -15, 480],
      ['refund', 15, 15, 495],
    ]);
    expect(expiry).toMatchObject({ grant: null, generation: null });
    expect(refund).toMatchObject({ grant: 'admin', generation: { id, kind: 'image', prompt: 'a fox' } });
    const days = await (await ask('/api/usage/days?days=2')).json();
    expect(days).toMatchObject([{ granted: 15 }, { granted: 0 }]);
  });

  it('lists credits that a new billing period ended, and those that a refund clawed back', async () => {
    await grant(daysAgo(3), 500);
    await grant(daysAgo(2.5), 500, 'subscription', 'subscription');
    await sql`select credit.debit(${user.id}, 40, 'a refund', ${daysAgo(2)})`;

    expect((await usage()).map(short)).toEqual([
      ['clawback', 40, -40, 960],
      ['expiry', 500, -500, 1000],
      ['grant', 500, 500, 1500],
      ['grant', 500, 500, 1000],
      ['grant', 500, 500, 500],
    ]);
  });

  it('counts held credits whose time has run out as expired, not as coming back', async () => {
    await grant(daysAgo(3), 30);
    const hold = crypto.randomUUID();
    await sql`select credit.place_hold(${user.id}, ${hold}, 30, ${NOW}, ${daysAgo(2.5)})`;
    await sql`select credit.capture_hold(${user.id}, ${hold}, 0, ${daysAgo(1)})`;

    expect((await usage()).map(short)[0]).toEqual(['expiry', 30, 0, 500]);
  });

  it('keeps what a removed item cost, but not its prompt', async () => {
    const id = await finishItem(sql, user, { prompt: 'secret', now: daysAgo(1) });
    await sql`select remove_generation(${user.tokenHash}, ${id}, ${NOW})`;

    const response = await ask('/api/usage');

    const text = await response.text();
    expect(text).not.toContain('secret');
    expect(JSON.parse(text)).toMatchObject([{ generation: { id, kind: 'image', prompt: null } }, {}, {}]);
  });

  it('pages through everything once, also while new moves come in', async () => {
    for (let n = 0; n < 4; n += 1) await finishItem(sql, user, { price: 10, now: daysAgo(2) });
    const all = await usage();

    const first = await ask('/api/usage?limit=5');
    await finishItem(sql, user, { price: 10, now: daysAgo(1) });
    const seen = z.array(schemaOf(USAGE_ENTRY)).parse(await first.json());
    let link = first.headers.get('link');
    while (link) {
      const next = await ask(/^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? '');
      seen.push(...z.array(schemaOf(USAGE_ENTRY)).parse(await next.json()));
      link = next.headers.get('link');
    }

    expect(seen).toEqual(all);
  });

  it('keeps the balance of each move whatever is left out', async () => {
    await finishItem(sql, user, { kind: 'music', price: 12, now: daysAgo(3) });
    await finishItem(sql, user, { kind: 'image', now: daysAgo(1) });

    expect((await usage('?kind=music')).map(short)).toEqual([
      ['charge', 12, 0, 488],
      ['hold', 12, -12, 488],
    ]);
    expect((await usage('?type=charge')).map(short)).toEqual([
      ['charge', 20, 0, 468],
      ['charge', 12, 0, 488],
    ]);
    expect(await usage('?from=2030-03-06&to=2030-03-07')).toHaveLength(2);
    expect(await usage('?from=2030-03-10')).toEqual([]);
    expect((await ask('/api/usage?type=charge&limit=1')).headers.get('link')).toMatch(
      /type=charge&limit=1&cursor=\d+>; rel="next"/,
    );
  });

  it.each([
    '?type=x',
    '?kind=x',
    '?from=yesterday',
    '?from=2030-02-30',
    '?from=0000-01-01',
    '?cursor=x',
    '?limit=0',
    '?limit=101',
  ])('refuses %s', async (query) => {
    expect((await ask(`/api/usage${query}`)).status).toBe(400);
  });
});

describe('GET /api/usage.csv', () => {
  it('is all of it as RFC 4180, and lets no prompt become a formula', async () => {
    await finishItem(sql, user, { prompt: '=HYPERLINK("http://x")', now: daysAgo(1) });
    await finishItem(sql, user, { prompt: 'one, "two"\nthree', now: daysAgo(1) });

    const response = await ask('/api/usage.csv?type=charge');

    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="credits.csv"');
    const lines = Buffer.from(await response.arrayBuffer())
      .toString()
      .split('\r\n');
    expect(lines).toEqual([
      '\ufeffTime (UTC),Type,Credits,Change,Balance,Source,Tool,Prompt,Item',
      expect.stringContaining(',charge,20,0,460,,image,"one, ""two""\nthree",'),
      expect.stringContaining(`,charge,20,0,480,,image,"'=HYPERLINK(""http://x"")",`),
      '',
    ]);
  });

  it.each(['=1', '+1', '-1', '@x', ' =1', '\t=1', '＝1'])('marks %j as text', async (prompt) => {
    await finishItem(sql, user, { prompt, now: daysAgo(1) });

    expect(await (await ask('/api/usage.csv?type=charge')).text()).toContain(`,'${prompt},`);
  });

  it('has every entry of a long history, once', async () => {
    await sql`
      select credit.add_grant(${user.id}, 1, 'goodwill', ${user.id} || n, 'infinity', null, 50::smallint, ${daysAgo(1)})
      from generate_series(1, 1100) n`;

    const lines = (await (await ask('/api/usage.csv')).text()).trim().split('\r\n').slice(1);

    expect(lines).toHaveLength(1101);
    expect(lines[0]).toContain(',1600,goodwill,');
    expect(lines.at(-1)).toContain(',500,signup,');
  });
});

describe('GET /api/usage/days', () => {
  it('has every day up to today with its balance, also those on which nothing happened', async () => {
    await finishItem(sql, user, { now: daysAgo(3) });
    await grant(daysAgo(1), 100);

    const days = z.array(schemaOf(USAGE_DAY)).parse(await (await ask('/api/usage/days?days=5')).json());

    expect(days).toEqual([
      { day: '2030-03-06', balance: 500, spent: 0, granted: 0 },
      { day: '2030-03-07', balance: 480, spent: 20, granted: 0 },
      { day: '2030-03-08', balance: 480, spent: 0, granted: 0 },
      { day: '2030-03-09', balance: 580, spent: 0, granted: 100 },
      { day: '2030-03-10', balance: 580, spent: 0, granted: 0 },
    ]);
  });

  it('has 30 of them, or as many as were asked for', async () => {
    await expect((await ask('/api/usage/days')).json()).resolves.toHaveLength(30);
    await expect((await ask('/api/usage/days?days=90')).json()).resolves.toHaveLength(90);
    expect((await ask('/api/usage/days?days=0')).status).toBe(400);
  });
});

describe('the history of a user', () => {
  it.each(['/api/usage', '/api/usage.csv', '/api/usage/days'])("is no other user's: %s", async (path) => {
    await finishItem(sql, user, { prompt: 'mine alone', now: daysAgo(1) });
    const other = await createUser(sql, { now: daysAgo(1) });

    expect((await ask(path, null)).status).toBe(401);
    const text = await (await ask(path, other)).text();

    expect(text).not.toContain('mine alone');
    expect(text).not.toContain('charge');
  });
});
