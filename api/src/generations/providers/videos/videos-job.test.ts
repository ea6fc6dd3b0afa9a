import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { balanceOf, createUser, readGeneration, type TestUser } from '../../../../test/gateway/factories.ts';
import { createFakeProvider } from '../../../../test/generations/fake-provider.ts';
import { endpointOf } from '../../../../test/generations/vendors/endpoint-of.ts';
import { sendJson } from '../../../../test/generations/vendors/fake-vendor.ts';
import { type FakeVideos, startFakeVideos } from '../../../../test/generations/vendors/fake-videos.ts';
import { workersOf } from '../../../../test/generations/worker.ts';
import { createVideosProvider } from './videos-provider.ts';

const db = await createTestDatabase();
const { sql } = db;
const startWorker = workersOf(db);

let fake: FakeVideos;
beforeAll(async () => {
  fake = await startFakeVideos();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.seen.length = 0;
  fake.videos.length = 0;
  fake.fault = null;
});

function startVideoWorker() {
  const environment = { VIDEO_BASE_URL: fake.baseUrl, VIDEO_MODEL: 'wan-2.2' };
  const endpoint = endpointOf('video', environment);
  const video = createVideosProvider(endpoint, { settleMs: 20 });
  return startWorker(createFakeProvider(), { providers: { video } });
}

async function startVideo(user: TestUser): Promise<string> {
  const request = { prompt: 'a kite', duration: 4, aspectRatio: '16:9' };
  const limits = { inFlight: { free: 9 }, starts: 99, startsWindowSeconds: 600 };
  const [row] = await sql<{ id: string }[]>`
    select start_generations(${user.tokenHash}, 'video', ${sql.json(request)}, '[7]', 'videos', 20, null, null,
      'a kite', null, ${sql.json(limits)}, '24 hours', ${new Date()}) #>> '{0,id}' as id`;
  if (!row) throw new Error('start_generations gave no row');
  return row.id;
}

async function untilStatus(id: string, status: string): Promise<void> {
  await vi.waitFor(async () => expect((await readGeneration(sql, id)).status).toBe(status), {
    timeout: 10_000,
    interval: 10,
  });
}

const submissions = () => fake.seen.filter(({ method }) => method === 'POST').length;
const finishAll = () => fake.videos.forEach((video) => Object.assign(video, { status: 'completed' }));

describe('a video whose response was lost after the server took it', () => {
  it('is found there, made and charged once, and not sent a second time', async () => {
    fake.fault = (request, response) => {
      if (!request.startsWith('POST')) return false;
      fake.addVideo({ status: 'completed' });
      response.destroy();
      return true;
    };
    const user = await createUser(sql);
    await startVideoWorker();

    await untilStatus(await startVideo(user), 'completed');

    expect(submissions()).toBe(1);
    expect(await balanceOf(sql, user.id)).toBe(480);
  });

  it('is given up with the credits back, and not sent a second time, when the server cannot list', async () => {
    fake.fault = (request, response) => {
      if (request.startsWith('POST')) response.destroy();
      else sendJson(response, 404, {});
      return true;
    };
    const user = await createUser(sql);
    await startVideoWorker();
    const id = await startVideo(user);

    await untilStatus(id, 'failed');

    expect(submissions()).toBe(1);
    expect(await readGeneration(sql, id)).toMatchObject({ errorCode: 'uncertain', refunded: true });
    expect(await balanceOf(sql, user.id)).toBe(500);
  });
});

describe('a video whose response was lost before the server took it', () => {
  it('is sent again and charged once', async () => {
    fake.fault = (request, response) => {
      if (!request.startsWith('POST') || submissions() > 1) return false;
      response.destroy();
      return true;
    };
    const user = await createUser(sql);
    await startVideoWorker();
    const id = await startVideo(user);
    await vi.waitFor(() => expect(fake.videos).toHaveLength(1), 10_000);
    finishAll();

    await untilStatus(id, 'completed');

    expect(submissions()).toBe(2);
    expect(await balanceOf(sql, user.id)).toBe(480);
  });
});

describe('a cancelled video', () => {
  it('is deleted at its server', async () => {
    const user = await createUser(sql);
    await startVideoWorker();
    const id = await startVideo(user);
    await vi.waitFor(
      () => expect(fake.seen.some(({ path }) => path?.endsWith('/video_1'))).toBe(true),
      10_000,
    );

    await sql`select cancel_generation(${user.tokenHash}, ${id}, now())`;

    await vi.waitFor(() => expect(fake.videos).toEqual([]), 5_000);
    await untilStatus(id, 'cancelled');
    expect(await balanceOf(sql, user.id)).toBe(500);
  });
});
