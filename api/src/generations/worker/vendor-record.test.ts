import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database/database.ts';
import { createUser } from '../../../test/gateway/factories.ts';
import { createFakeProvider, DONE } from '../../../test/generations/fake-provider.ts';
import { createGenerationApp } from '../../../test/generations/generation-app.ts';
import { workersOf } from '../../../test/generations/worker.ts';
import { findEngineCosts } from '../../admin/engine-costs.repo.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { Engine } from '../providers/provider.ts';
import type { Provider } from '../providers/provider.ts';
import { withFallback } from '../providers/with-fallback.ts';
import { readDownEngines } from '../routes/engine-health.ts';

const database = await createTestDatabase();
const { sql, admin } = database;
const startWorker = workersOf(database);

/** Makes one image and waits for its end. @returns its rows of what vendors were asked */
async function make(image: Provider) {
  const user = await createUser(sql);
  const { ask } = createGenerationApp(sql, { providers: { image } });
  const { id } = (await (await ask(user, 'POST', '/api/generate', { body: { prompt: 'a fox' } })).json()) as {
    id: string;
  };
  const worker = await startWorker(image);
  const rows = () => sql`
    select engine, provider, model, outcome, vendor_request_id, images, cost_micros::integer as cost, credits
    from vendor_request where generation_id = ${id} order by vendor_request.id`;
  await expect.poll(async () => (await rows()).length).toBeGreaterThan(0);
  await worker.stop();
  return { rows: await rows(), user };
}

const COST = { request: 0.01, image: 0.03, second: 0, millionInputTokens: 0, millionOutputTokens: 0 };
const quota = () => Promise.reject(new ProviderError('quota', 'empty'));
const engine = (id: string, provider: Provider): Engine => ({
  id,
  label: id,
  price: null,
  cost: COST,
  provider: { ...provider, id: `vendor-${id}` },
});

it('writes down what a delivery has used, cost and earned', async () => {
  const image = createFakeProvider(async (_, { onUsage }) => {
    onUsage({ requestId: 'req_1', images: 1 });
    return DONE;
  });
  const { rows } = await make({ ...image, engines: [engine('fine', image)] });

  expect(rows).toEqual([
    {
      engine: 'fine',
      provider: 'vendor-fine',
      model: 'fake',
      outcome: 'delivered',
      vendor_request_id: 'req_1',
      images: 1,
      cost: 40_000,
      credits: 20,
    },
  ]);
});

it('writes down a failure with its reason, which costs and earns nothing, and knows the engine as down', async () => {
  const { rows } = await make(createFakeProvider(quota));

  expect(rows).toMatchObject([{ engine: '', provider: 'fake', outcome: 'quota', credits: 0, cost: null }]);
  const { deps } = createGenerationApp(sql);
  expect(await readDownEngines(deps)).toEqual(new Set(['image ']));
});

it('writes down both engines where one has made what the other could not, and names the maker on the item', async () => {
  const failing = engine('quick', createFakeProvider(quota));
  const fine = engine('fine', createFakeProvider());
  const first = withFallback(failing, fine);
  const { rows, user } = await make({ ...first.provider, engines: [first] });

  expect(rows).toMatchObject([
    { engine: 'quick', outcome: 'quota', credits: 0 },
    { engine: 'fine', provider: 'vendor-fine', outcome: 'delivered', credits: 20 },
  ]);
  expect(await sql`select provider from generation where user_id = ${user.id}`).toEqual([
    { provider: 'vendor-fine' },
  ]);
});

it('says to admins, and to no user, what a credit has cost', async () => {
  const { user } = await make({ ...createFakeProvider(), engines: [engine('told', createFakeProvider())] });
  const caller = { tokenHash: user.tokenHash, now: new Date() };

  await expect(findEngineCosts(sql, caller, 30)).rejects.toMatchObject({ code: 'forbidden' });
  await admin`update app_user set is_admin = true where id = ${user.id}`;
  expect(await findEngineCosts(sql, caller, 30)).toContainEqual(
    expect.objectContaining({
      engine: 'told',
      requests: 1,
      delivered: 1,
      credits: 20,
      dollars: 0.01,
      centsPerCredit: 0.05,
    }),
  );
});
