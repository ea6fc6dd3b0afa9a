import { ITEM_SCHEMAS } from '@aic/contract/schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql, {}, { providers: { music: createFakeProvider() } });
afterAll(() => gateway.stop());

async function make(user: TestUser, body: object) {
  const headers = { cookie: `sid=${user.token.toString('base64url')}` };
  const response = await gateway.post('/api/generate-music', body, { headers });
  return { status: response.status, body: await response.json() };
}

describe('POST /api/generate-music', () => {
  it('[9.cost] holds 12 credits for 30 s of any genre when nothing else is said', async () => {
    const user = await createUser(sql);
    const { status, body } = await make(user, { prompt: 'rain' });
    expect(status).toBe(202);
    expect(ITEM_SCHEMAS.music.strict().parse(body)).toMatchObject({
      genre: null,
      duration: 30,
      peaks: [],
      audioUrl: null,
      credits: 12,
    });
    expect(await balanceOf(sql, user.id)).toBe(488);
  });

  it('[9.music.options] takes each of the eight genres', async () => {
    const user = await createUser(sql);
    for (const genre of ['pop', 'rock', 'electronic', 'jazz', 'classical', 'hip-hop', 'folk', 'ambient']) {
      expect(await make(user, { prompt: 'rain', genre })).toMatchObject({ status: 202, body: { genre } });
      // No more than four may be in progress.
      await admin`select cancel_generation(${user.tokenHash}, id, now()) from generation
        where user_id = ${user.id} and status = 'queued'`;
    }
    expect((await make(user, { prompt: 'rain', genre: 'polka' })).status).toBe(400);
  });

  it.each([
    [10, 10],
    [120, 120],
    ['45', 45],
    ['12 seconds', 12],
    ['soon', 30],
    [null, 30],
  ])('[5.music.duration] reads a duration of %j as %i s', async (duration, seconds) => {
    const user = await createUser(sql);
    expect(await make(user, { prompt: 'rain', duration })).toMatchObject({
      status: 202,
      body: { duration: seconds },
    });
  });

  it.each([9, 121, -1])('[5.music.duration] refuses %i s', async (duration) => {
    const user = await createUser(sql);
    expect((await make(user, { prompt: 'rain', duration })).status).toBe(400);
  });

  it('[5.music.prompt] refuses an empty prompt with "Please enter a description for your music"', async () => {
    const user = await createUser(sql);
    expect(await make(user, { prompt: '' })).toMatchObject({
      status: 400,
      body: { message: 'Please enter a description for your music' },
    });
  });

  it.each([3, 11])('[5.music.credits] answers 402 in words to a user with %i credits', async (credits) => {
    const user = await createUser(sql, { credits });
    expect(await make(user, { prompt: 'rain' })).toMatchObject({
      status: 402,
      body: {
        message: `Not enough credits: this costs 12 and you have ${credits}. Upgrade your plan to get more.`,
      },
    });
  });
});
