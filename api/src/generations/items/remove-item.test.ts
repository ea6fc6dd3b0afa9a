import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser } from '../../../test/gateway/factories.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { createGenerationApp } from '../../../test/generations/generation-app.ts';
import { purgeItem } from '../../../test/generations/purge-item.ts';
import { workersOf } from '../../../test/generations/worker.ts';

const db = await createTestDatabase();
const { sql, admin } = db;
const { ask } = createGenerationApp(sql);
const startWorker = workersOf(db);
const SECRET = 'a letter to my doctor';

/** A finished image of the user, asked for under the key `once`. */
async function finished(user: Awaited<ReturnType<typeof createUser>>): Promise<string> {
  await startWorker(createFakeProvider());
  const headers = { 'idempotency-key': 'once', prefer: 'wait=20' };
  const response = await ask(user, 'POST', '/api/generate', { body: { prompt: SECRET }, headers });
  const { id, status } = (await response.json()) as { id: string; status: string };
  expect(status).toBe('completed');
  return id;
}

describe('an item that its user has removed', () => {
  it('leaves, once it is purged, nothing of what it held in the database, and what it cost stays', async () => {
    const user = await createUser(sql);
    const id = await finished(user);
    expect((await ask(user, 'DELETE', `/api/generations/${id}`)).status).toBe(204);
    await purgeItem(sql, user, id);

    const [row] = await admin<Record<string, unknown>[]>`select * from generation where id = ${id}`;
    expect(row).toMatchObject({ prompt: '', request: {}, output: null, error: null, seed: null, price: 20 });
    expect(JSON.stringify(row)).not.toContain('doctor');
    expect(await sql`select from generation where user_id = ${user.id} and prompt <> ''`).toHaveLength(0);
    expect(await sql`select from asset where user_id = ${user.id}`).toHaveLength(0);
    expect(await balanceOf(sql, user.id)).toBe(480);
  });

  it('names no file to a gateway of the release before, which would delete it', async () => {
    const user = await createUser(sql);
    const id = await finished(user);
    const [row] = await sql`select remove_generation(${user.tokenHash}, ${id}, now()) as row`;
    expect(row).toMatchObject({ row: { id, request: {}, output: null } });
  });

  it.each(['in the bin', 'purged'])(
    '%s is neither shown nor made again when its request is repeated under its key',
    async (state) => {
      const user = await createUser(sql);
      const id = await finished(user);
      await ask(user, 'DELETE', `/api/generations/${id}`);
      if (state === 'purged') await purgeItem(sql, user, id);

      const repeated = await ask(user, 'POST', '/api/generate', {
        body: { prompt: SECRET },
        headers: { 'idempotency-key': 'once' },
      });

      expect(repeated.status).toBe(409);
      expect(await repeated.json()).toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('removed'),
      });
      expect(await balanceOf(sql, user.id)).toBe(480);
    },
  );
});

describe('what comes back of a job that is cancelled', () => {
  it.each([
    ['all of it', null, { refunded: true, creditsReturned: 20 }],
    ['nothing, when its grant has ended meanwhile', '1 second', { refunded: false, creditsReturned: 0 }],
  ] as const)('is in the response: %s', async (_, endedAgo, expected) => {
    const user = await createUser(sql);
    const started = await ask(user, 'POST', '/api/generate', { body: { prompt: 'a kite' } });
    const { id } = (await started.json()) as { id: string };
    if (endedAgo !== null) {
      await admin`
        update credit.grant_ set starts_at = now() - interval '1 day', expires_at = now() - ${endedAgo}::interval
        where user_id = ${user.id}`;
    }
    const cancelled = await ask(user, 'POST', `/api/generations/${id}/cancel`);
    expect(await cancelled.json()).toMatchObject({ status: 'failed', credits: 20, ...expected });
  });
});
