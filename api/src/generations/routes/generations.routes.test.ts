import type { ImageGeneration } from '@aic/contract';
import { errorBodySchema, ITEM_SCHEMAS } from '@aic/contract/schemas';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, spend, startGeneration } from '../../../test/gateway/factories.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { createGenerationApp } from '../../../test/generations/generation-app.ts';
import { createMemoryStorage } from '../../../test/generations/memory-storage.ts';
import { workersOf } from '../../../test/generations/worker.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const startWorker = workersOf(db);
const storage = createMemoryStorage();
const { ask } = createGenerationApp(sql, { storage });

const PROMPT = { prompt: 'a lighthouse at dusk' };

async function itemOf(response: Response): Promise<ImageGeneration> {
  return ITEM_SCHEMAS.image.strict().parse(await response.json());
}

/** What a refusal says, without the part that names the request. */
async function refusalOf(response: Response) {
  return errorBodySchema.omit({ requestId: true }).parse(await response.json());
}

describe('POST /api/generate', () => {
  it('holds the price and answers 202 with the item at once', async () => {
    const user = await createUser(sql);
    const response = await ask(user, 'POST', '/api/generate', { body: PROMPT });
    expect(response.status).toBe(202);
    expect(await itemOf(response)).toMatchObject({
      ...PROMPT,
      status: 'processing',
      size: '1024x1024',
      quality: 'standard',
      style: 'vivid',
      seed: expect.any(Number),
      credits: 20,
      imageUrl: null,
      thumbnails: null,
      provider: 'fake',
    });
    expect(await balanceOf(sql, user.id)).toBe(480);
  });

  it('answers 200 with the finished item when it is done within the wait the caller prefers', async () => {
    const user = await createUser(sql);
    await startWorker(createFakeProvider());
    const response = await ask(user, 'POST', '/api/generate', {
      body: PROMPT,
      headers: { prefer: 'wait=10' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('preference-applied')).toBe('wait=10');
    const item = await itemOf(response);
    expect(item).toMatchObject({ status: 'completed', progress: 1, refunded: false });
    expect(item.imageUrl).toMatch(/^\/media\/[\da-f]{32}$/);
    expect(item.thumbnails?.avif).toMatch(/^\/media\/[\da-f]{32}$/);
  });

  it('answers 202 when the wait is over before the item is done', async () => {
    const user = await createUser(sql);
    const response = await ask(user, 'POST', '/api/generate', {
      body: PROMPT,
      headers: { prefer: 'wait=1' },
    });
    expect(response.status).toBe(202);
  });

  it.each([[{}], [{ prompt: '  \n ' }]])(
    '[5.image.prompt] refuses %j with "Please enter a prompt"',
    async (body) => {
      const user = await createUser(sql);
      const response = await ask(user, 'POST', '/api/generate', { body: { prompt: '', ...body } });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        message: 'Please enter a prompt',
        fields: { prompt: 'Please enter a prompt' },
      });
    },
  );

  it.each([
    { size: '1x1' },
    { quality: 'best' },
    { style: 'loud' },
    { seed: -1 },
    { price: 0 },
    { userId: 'x' },
  ])('refuses %j, and nothing is charged', async (extra) => {
    const user = await createUser(sql);
    const response = await ask(user, 'POST', '/api/generate', { body: { ...PROMPT, ...extra } });
    expect(response.status).toBe(400);
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('answers 401 without a session and with one that is over', async () => {
    const user = await createUser(sql, { now: new Date(Date.now() - 8 * 86_400_000) });
    expect((await ask(null, 'POST', '/api/generate', { body: PROMPT })).status).toBe(401);
    expect((await ask(user, 'POST', '/api/generate', { body: PROMPT })).status).toBe(401);
  });

  it('answers 402 in words when the credits do not reach', async () => {
    const user = await createUser(sql, { credits: 19 });
    const response = await ask(user, 'POST', '/api/generate', { body: PROMPT });
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({
      code: 'insufficient_credits',
      message: expect.stringContaining('costs 20 and you have 19'),
    });
  });

  it('answers 409 with the new price when the button said another one, and holds nothing', async () => {
    const user = await createUser(sql);
    const headers = { 'x-quoted-price': '15' };
    const response = await ask(user, 'POST', '/api/generate', { body: PROMPT, headers });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'price_changed', price: 20 });
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('gives the same item for the same key and body, charged once, and 422 for another body', async () => {
    const user = await createUser(sql);
    const headers = { 'idempotency-key': 'once' };
    const first = await itemOf(await ask(user, 'POST', '/api/generate', { body: PROMPT, headers }));
    const again = await itemOf(await ask(user, 'POST', '/api/generate', { body: PROMPT, headers }));
    const other = await ask(user, 'POST', '/api/generate', { body: { prompt: 'a whale' }, headers });
    expect(again.id).toBe(first.id);
    expect(other.status).toBe(422);
    expect(await balanceOf(sql, user.id)).toBe(480);
  });

  it('answers 429 with Retry-After when too many are in progress', async () => {
    const user = await createUser(sql);
    for (let n = 0; n < 12; n += 1) await ask(user, 'POST', '/api/generate', { body: { prompt: 'a kite' } });
    const response = await ask(user, 'POST', '/api/generate', { body: PROMPT });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('5');
  });

  it('[1.credits.admin] lets admins start without credits, and records what they use', async () => {
    const user = await createUser(sql, { credits: 0 });
    await admin`update app_user set is_admin = true where id = ${user.id}`;
    const response = await ask(user, 'POST', '/api/generate', { body: PROMPT });
    expect(response.status).toBe(202);
    expect(await itemOf(response)).toMatchObject({ credits: 20 });
    expect(await balanceOf(sql, user.id)).toBe(0);
  });

  it('answers 503 when nothing makes images', async () => {
    const user = await createUser(sql);
    const { ask: askWithout } = createGenerationApp(sql, { providers: {} });
    expect((await askWithout(user, 'POST', '/api/generate', { body: PROMPT })).status).toBe(503);
    expect(await balanceOf(sql, user.id)).toBe(500);
  });
});

describe('GET /api/generations', () => {
  it('pages through everything, newest first, with no gap and no repeat while new items arrive', async () => {
    const user = await createUser(sql, { credits: 2000 });
    const start = Date.now();
    const ids: string[] = [];
    // Pairs share a moment, so that a page can end between two of the same time.
    for (let n = 0; n < 25; n += 1) {
      const now = new Date(start + Math.floor(n / 2) * 1000);
      ids.push(await startGeneration(sql, user, { now }));
    }
    const seen: ImageGeneration[] = [];
    let pages = 0;
    for (let path: string | undefined = '/api/generations?limit=10'; path !== undefined; pages += 1) {
      const response = await ask(user, 'GET', path);
      expect(response.headers.get('content-type')).toContain('application/json');
      seen.push(
        ...ITEM_SCHEMAS.image
          .strict()
          .array()
          .parse(await response.json()),
      );
      path = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
      await startGeneration(sql, user, { now: new Date(start + 100_000 + pages) });
    }
    expect(pages).toBe(3);
    expect(seen.map((item) => item.id).toSorted()).toEqual(ids.toSorted());
    expect(seen.map((item) => item.createdAt)).toEqual(
      seen
        .map((item) => item.createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('has no next page after exactly the last item', async () => {
    const user = await createUser(sql);
    await startGeneration(sql, user);
    await startGeneration(sql, user);
    const response = await ask(user, 'GET', '/api/generations?limit=2');
    expect(await response.json()).toHaveLength(2);
    expect(response.headers.get('link')).toBeNull();
  });

  it('is an empty array for a new user and 401 for a visitor', async () => {
    const user = await createUser(sql);
    expect(await (await ask(user, 'GET', '/api/generations')).json()).toEqual([]);
    expect((await ask(null, 'GET', '/api/generations')).status).toBe(401);
    await admin`delete from session where user_id = ${user.id}`;
    expect((await ask(user, 'GET', '/api/generations')).status).toBe(401);
  });

  it.each(['limit=0', 'limit=101', 'limit=ten', 'cursor=1', "cursor=1_'%3B drop table generation"])(
    'refuses ?%s',
    async (query) => {
      const user = await createUser(sql);
      expect((await ask(user, 'GET', `/api/generations?${query}`)).status).toBe(400);
    },
  );
});

describe("another user's item", () => {
  it.each([
    ['GET', ''],
    ['POST', '/cancel'],
    ['DELETE', ''],
  ])('answers 404 to %s %s, exactly as one that never was', async (method, suffix) => {
    const [owner, stranger] = [await createUser(sql), await createUser(sql)];
    const id = await startGeneration(sql, owner);
    const theirs = await ask(stranger, method, `/api/generations/${id}${suffix}`);
    const none = await ask(stranger, method, `/api/generations/${crypto.randomUUID()}${suffix}`);
    expect([theirs.status, none.status]).toEqual([404, 404]);
    expect(await refusalOf(theirs)).toEqual(await refusalOf(none));
    expect((await ask(null, method, `/api/generations/${id}${suffix}`)).status).toBe(401);
    expect(await itemOf(await ask(owner, 'GET', `/api/generations/${id}`))).toMatchObject({
      status: 'processing',
    });
  });

  it("is in no other user's list", async () => {
    const [owner, stranger] = [await createUser(sql), await createUser(sql)];
    await startGeneration(sql, owner);
    expect(await (await ask(stranger, 'GET', '/api/generations')).json()).toEqual([]);
  });
});

describe('POST /api/generations/{id}/cancel', () => {
  it('says that it was cancelled and gave the credits back', async () => {
    const user = await createUser(sql);
    const id = await startGeneration(sql, user);
    const item = await itemOf(await ask(user, 'POST', `/api/generations/${id}/cancel`));
    expect(item).toMatchObject({ status: 'failed', error: 'Cancelled', refunded: true });
    expect(await balanceOf(sql, user.id)).toBe(500);
  });
});

describe('DELETE /api/generations/{id}', () => {
  it('takes an ended item out of the list and leaves its files to the bin', async () => {
    const user = await createUser(sql);
    await startWorker(createFakeProvider());
    const started = await ask(user, 'POST', '/api/generate', {
      body: PROMPT,
      headers: { prefer: 'wait=10' },
    });
    const { id } = await itemOf(started);
    expect((await ask(user, 'DELETE', `/api/generations/${id}`)).status).toBe(204);
    expect(await (await ask(user, 'GET', '/api/generations')).json()).toEqual([]);
    expect((await ask(user, 'GET', `/api/generations/${id}`)).status).toBe(404);
    expect(storage.removed).toEqual([]);
    expect((await sql`select 1 from asset where user_id = ${user.id}`).length).toBeGreaterThan(0);
  });

  it('refuses while the item is still being made', async () => {
    const user = await createUser(sql);
    const id = await startGeneration(sql, user);
    const response = await ask(user, 'DELETE', `/api/generations/${id}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('cancel it first') });
  });
});

describe('GET /api/credits', () => {
  it('says what can be spent, and 401 to a visitor', async () => {
    const user = await createUser(sql);
    await spend(sql, user.id, 20);
    expect(await (await ask(user, 'GET', '/api/credits')).json()).toEqual({ credits: 480 });
    expect((await ask(null, 'GET', '/api/credits')).status).toBe(401);
  });
});
