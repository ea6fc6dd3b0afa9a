import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database/database.ts';
import { createUser, type TestUser } from '../../../../test/gateway/factories.ts';
import { createBucketStorage } from '../../../../test/generations/uploads/memory-bucket-storage.ts';
import { readCredentials } from '../../../../test/storage/read-credentials.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import { systemClock } from '../../../platform/time/clock.ts';
import { createCredentials } from './credentials.ts';
import { madeOf, signResults } from './sign-results.ts';

const { sql, admin } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-disclosed-'));
const credentials = createCredentials({
  sql,
  config: parseConfig({ DATA_DIR: dataDir, APP_ORIGIN: 'https://studio.example' }),
  clock: systemClock,
  logger: pino({ level: 'silent' }),
});
afterAll(async () => {
  await credentials.close();
  await rm(dataDir, { recursive: true });
});

const PICTURE = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

let user: TestUser;
beforeEach(async () => {
  user = await createUser(sql);
  await admin`
    update app_user set display_name = null, first_name = 'Ada', last_name = 'King', handle = 'ada-' || right(id::text, 12)
    where id = ${user.id}`;
});

/** What a file says that is made now. */
async function said(changes: object) {
  await sql`select update_profile(${user.tokenHash}, ${sql.json({ ...changes })}, now())`;
  const job = {
    userId: user.id,
    id: crypto.randomUUID(),
    attempt: 1,
    attemptsUsed: 1,
    kind: 'image',
    request: { prompt: 'a zebra in pyjamas' },
    seed: 73_918_264,
    submission: null,
    createdAt: new Date(),
    price: 2,
    traceparent: null,
  } as const;
  const tools = { credentials, sql, storage: createBucketStorage() };
  const { signFile } = signResults(job, madeOf(job, 'openai', {}), tools);
  const { state, metadata, actions } = await readCredentials(
    await signFile(PICTURE, 'image/png'),
    'image/png',
  );
  expect(state).toBe('Valid');
  return { metadata, seed: actions[0]?.seed };
}

describe('what a file says of its user', () => {
  it('is nothing, unless they have switched it on', async () => {
    expect(await said({ displayName: 'Countess', publicProfile: true })).toEqual({
      metadata: [],
      seed: undefined,
    });
  });

  it('is what was asked for, with its seed', async () => {
    expect(await said({ filesSayPrompt: true })).toEqual({
      metadata: [{ 'Iptc4xmpExt:AIPromptInformation': 'a zebra in pyjamas' }],
      seed: 73_918_264,
    });
  });

  it('is the name that others see, and the address of a page that they can see', async () => {
    expect((await said({ filesSayName: true })).metadata).toEqual([{ 'dc:creator': ['Ada King'] }]);
    const { metadata, seed } = await said({
      displayName: 'Countess',
      publicProfile: true,
      handle: 'countess',
    });
    expect(metadata).toEqual([
      {
        'dc:creator': ['Countess'],
        'Iptc4xmpCore:CreatorContactInfo': { 'Iptc4xmpCore:CiUrlWork': 'https://studio.example/u/countess' },
      },
    ]);
    expect(seed).toBeUndefined();
  });

  it('is both, and then the name is that of who wrote the prompt', async () => {
    expect((await said({ filesSayPrompt: true, filesSayName: true })).metadata).toEqual([
      {
        'dc:creator': ['Ada King'],
        'Iptc4xmpExt:AIPromptInformation': 'a zebra in pyjamas',
        'Iptc4xmpExt:AIPromptWriterName': 'Ada King',
      },
    ]);
  });
});
