import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser, type TestUser } from '../../../test/gateway/factories.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { fileOf, finishItem } from '../../../test/generations/finished-item.ts';

const { sql, admin } = await createTestDatabase();
const gateway = createTestGateway(sql, {}, { providers: { video: createFakeProvider() } });
afterAll(() => gateway.stop());

const AUDIO = fileOf('audio/mpeg');

const trackOf = (user: TestUser) =>
  finishItem(sql, user, { kind: 'music', price: 12, output: { audio: AUDIO, seconds: 30 } });

async function start(user: TestUser, body: object, key = randomUUID()) {
  const response = await gateway.post(
    '/api/generate-video',
    { prompt: 'waves', ...body },
    { headers: { cookie: `sid=${user.token.toString('base64url')}`, 'idempotency-key': key } },
  );
  // Safe because the tests look at what they use.
  const item = (await response.json()) as { id: string; fields?: Record<string, string> };
  return { status: response.status, body: item };
}

it('keeps with the film where the file of its track is, and says of which item it is', async () => {
  const user = await createUser(sql);
  const track = await trackOf(user);

  const { status, body } = await start(user, { track });

  expect(status).toBe(202);
  expect(body).toMatchObject({ trackId: track, credits: 20 });
  const [row] = await sql`select request -> 'track' as track from generation where id = ${body.id}`;
  expect(row?.['track']).toEqual({ id: track, file: AUDIO.key });
  // The file stays the track's: it is in no other place, and a purge of the film leaves it.
  expect(await sql`select from asset where generation_id = ${body.id}`).toHaveLength(0);
});

it('answers a repeat with the same film', async () => {
  const user = await createUser(sql);
  const track = await trackOf(user);
  const key = randomUUID();

  const first = await start(user, { track }, key);
  expect((await start(user, { track }, key)).body.id).toBe(first.body.id);
  expect((await start(user, {}, key)).status).toBe(422);
});

it('asks a user whose session has ended to sign in, and says nothing of the track', async () => {
  const user = await createUser(sql);
  const track = await trackOf(user);
  await admin`delete from session where user_id = ${user.id}`;

  expect((await start(user, { track })).status).toBe(401);
});

it('refuses what is no finished track of the caller, and holds nothing', async () => {
  const [user, other] = [await createUser(sql), await createUser(sql)];
  const picture = await finishItem(sql, user);
  const binned = await trackOf(user);
  await sql`select remove_generation(${user.tokenHash}, ${binned}, now())`;
  const before = await balanceOf(sql, user.id);

  for (const track of [picture, binned, await trackOf(other), randomUUID()]) {
    const { status, body } = await start(user, { track });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ track: 'This track is not there any more. Choose another one, or none.' });
  }
  expect((await start(user, { track: 'no id' })).status).toBe(400);
  expect(await balanceOf(sql, user.id)).toBe(before);
});
