import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { balanceOf, createUser } from '../../../test/gateway/factories.ts';
import { createFakeProvider } from '../../../test/generations/fake-provider.ts';
import { createGenerationApp } from '../../../test/generations/generation-app.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import type { Provider } from '../providers/provider.ts';
import { labelled } from '../providers/with-fallback.ts';
import { providersRoutes } from './providers.routes.ts';

const { sql, url } = await createTestDatabase();
const startWorker = workersOf({ sql, url });

const engine = (id: string, label: string, price: number | null) => {
  const provider = { ...createFakeProvider(), id };
  return { id, label, price, cost: null, provider: labelled({ id, label, price, cost: null, provider }) };
};

function createChoice(): Provider {
  const engines = [engine('fine', 'Fine', null), engine('quick', 'Quick', 5)];
  return { ...createFakeProvider(), engines };
}

describe('a kind with two engines', () => {
  it('lists both with their prices, the default first', async () => {
    const { deps } = createGenerationApp(sql, { providers: { image: createChoice() } });
    const routes = providersRoutes(deps);

    const rows: unknown = await (await routes.request('/api/providers')).json();

    expect(rows).toMatchObject([
      {
        kind: 'image',
        engines: [
          { id: 'fine', label: 'Fine', price: 20 },
          { id: 'quick', label: 'Quick', price: 5 },
        ],
      },
    ]);
  });

  it('has the one that is named make it, at its price, and says so on the item', async () => {
    const user = await createUser(sql);
    const image = createChoice();
    const { ask } = createGenerationApp(sql, { providers: { image } });
    const started = await ask(user, 'POST', '/api/generate', { body: { prompt: 'a fox', engine: 'quick' } });
    expect(started.status).toBe(202);
    expect(await balanceOf(sql, user.id)).toBe(495);

    await startWorker(image);

    await expect
      .poll(async () => (await ask(user, 'GET', '/api/generations')).json())
      .toMatchObject([{ status: 'completed', credits: 5, provider: 'quick', engine: 'Quick' }]);
  });

  it('takes the first where none is named', async () => {
    const user = await createUser(sql);
    const { ask } = createGenerationApp(sql, { providers: { image: createChoice() } });

    const started = await ask(user, 'POST', '/api/generate', { body: { prompt: 'a fox' } });

    expect(await started.json()).toMatchObject({ credits: 20, provider: 'fine', engine: null });
  });

  it('refuses one that there is not, and holds nothing', async () => {
    const user = await createUser(sql);
    const { ask } = createGenerationApp(sql, { providers: { image: createChoice() } });

    const started = await ask(user, 'POST', '/api/generate', { body: { prompt: 'a fox', engine: 'gone' } });

    expect(started.status).toBe(400);
    expect(await started.text()).toContain('not offered any more');
    expect(await balanceOf(sql, user.id)).toBe(500);
  });

  it('gives the credits back when the engine has gone before the job was run', async () => {
    const user = await createUser(sql);
    const { ask } = createGenerationApp(sql, { providers: { image: createChoice() } });
    await ask(user, 'POST', '/api/generate', { body: { prompt: 'a fox', engine: 'quick' } });

    await startWorker({ ...createFakeProvider(), engines: [engine('fine', 'Fine', null)] });

    await expect
      .poll(async () => (await ask(user, 'GET', '/api/generations')).json())
      .toMatchObject([{ status: 'failed', refunded: true, error: expect.stringContaining('not offered') }]);
    expect(await balanceOf(sql, user.id)).toBe(500);
  });
});
