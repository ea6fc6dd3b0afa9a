import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { countAs } from '../../../test/gateway/count-as.ts';
import { createTestGateway } from '../../../test/gateway/gateway.ts';
import { createDeployToken } from './deploy-token.ts';
import { listDeployTokens, makeDeployToken } from './deploy-tokens.repo.ts';

const { sql, admin: owner } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'aic-tokens-'));
const START = new Date('2030-01-01T00:00:00Z');
const DAY_MS = 86_400_000;
let now = START;
const gateway = createTestGateway(sql, { DATA_DIR: dataDir }, { clock: { now: () => now } });
afterAll(async () => {
  gateway.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function newToken(label: string, days: number): Promise<string> {
  const { token, tokenHash } = createDeployToken();
  await makeDeployToken(sql, { name: 'image', label, days, tokenHash }, { actor: 'Ada', now: START });
  return token;
}
const upload = (token: string, isDryRun = false) =>
  gateway.request(`/api/deploy/image/builds?dryRun=${isDryRun}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new FormData(),
  });
const ask = async (token: string) =>
  (await gateway.request('/api/deploy/image', { headers: { authorization: `Bearer ${token}` } })).status;

it('a token ends by itself on its day, is listed with it, and those from before have none', async () => {
  const token = await newToken('season', 90);
  const before = await newToken('before', 1);
  await owner`update deploy_token set expires_at = null where label = 'before'`;

  now = new Date(START.getTime() + 90 * DAY_MS - 1);
  expect([await ask(token), await ask(before)]).toEqual([200, 200]);
  now = new Date(START.getTime() + 90 * DAY_MS);
  expect([await ask(token), await ask(before)]).toEqual([401, 200]);

  expect(await listDeployTokens(sql)).toMatchObject([
    { name: 'image', label: 'before', expiresAt: null },
    { name: 'image', label: 'season', expiresAt: '2030-04-01T00:00:00.000Z', lastUsedAt: expect.any(String) },
  ]);
  now = START;
});

it('a token uploads fifty builds a day, dry runs apart, and another one is not kept from it', async () => {
  const [token, other] = [await newToken('loop', 90), await newToken('other', 90)];
  expect([(await upload(token, true)).status, (await upload(token)).status]).toEqual([400, 400]);
  await countAs(owner, 49);
  expect([(await upload(token, true)).status, (await upload(token)).status]).toEqual([400, 400]);

  const refused = await upload(token);

  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    message:
      'This deploy token has had its 50 uploads of 24 hours. The next is possible in 24 hours; a dry run counts as none of them.',
  });
  expect((await upload(token, true)).status).toBe(400);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  expect((await upload(other)).status).toBe(400);
  now = new Date(START.getTime() + DAY_MS);
  expect((await upload(token)).status).toBe(400);
  now = START;
});
