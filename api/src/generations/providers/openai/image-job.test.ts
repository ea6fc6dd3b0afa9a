import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import {
  balanceOf,
  createUser,
  readGeneration,
  startGeneration,
} from '../../../../test/gateway/factories.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import {
  type FakeOpenAi,
  sendJson,
  startFakeOpenAi,
} from '../../../../test/generations/vendors/fake-openai.ts';
import { workersOf } from '../../../../test/generations/worker.ts';
import { createOpenAiImageProvider } from './image-provider.ts';

const db = await createTestDatabase();
const { sql } = db;
const startWorker = workersOf(db);

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
afterAll(() => fake.stop());

it.each([
  ['an error that may come after it was made', () => fake.serveWith((to) => sendJson(to, 500, {}))],
  [
    'an address at which it stays lost',
    () =>
      fake.serveWith((to, { method }) =>
        sendJson(to, method === 'POST' ? 200 : 503, { data: [{ url: '/v1/files/1.png' }] }),
      ),
  ],
])('a picture is bought once, and its credits come back, when a server answers %s', async (_, serve) => {
  fake.seen.length = 0;
  serve();
  const environment = { IMAGE_BASE_URL: fake.baseUrl, IMAGE_MODEL: 'flux' };
  await startWorker(createOpenAiImageProvider(endpointOf('image', environment)));
  const user = await createUser(sql);
  const id = await startGeneration(sql, user);

  await vi.waitFor(
    async () =>
      expect(await readGeneration(sql, id)).toMatchObject({
        status: 'failed',
        errorCode: 'uncertain',
        refunded: true,
      }),
    { timeout: 15_000, interval: 20 },
  );
  expect(fake.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(await balanceOf(sql, user.id)).toBe(500);
});
