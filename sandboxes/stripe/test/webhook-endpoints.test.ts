import { describe, expect, it, onTestFinished } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

describe('a webhook endpoint', () => {
  const get = sandboxOfFile();

  const receiver = async (): Promise<WebhookReceiver> => {
    const started = await startWebhookReceiver();
    onTestFinished(() => started.stop());
    return started;
  };

  it('has its secret in the response that made it, and in no other', async () => {
    const { stripe } = get();
    const { url } = await receiver();
    const made = await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
    onTestFinished(async () => void (await stripe.webhookEndpoints.del(made.id)));

    expect(made.secret).toMatch(/^whsec_\w{32}$/);
    expect(made).toMatchObject({ status: 'enabled', api_version: '2026-10-28.endive' });
    expect(await stripe.webhookEndpoints.retrieve(made.id)).not.toHaveProperty('secret');
    expect(await stripe.webhookEndpoints.update(made.id, { description: 'ours' })).not.toHaveProperty(
      'secret',
    );
    const [listed] = (await stripe.webhookEndpoints.list()).data;
    expect(listed).toMatchObject({ id: made.id, description: 'ours' });
    expect(listed).not.toHaveProperty('secret');
  });

  it('gets nothing while it is disabled, and what comes after it is enabled', async () => {
    const { stripe } = get();
    const { url, types } = await receiver();
    const { id } = await stripe.webhookEndpoints.create({
      url,
      enabled_events: ['product.created', 'price.created'],
    });
    onTestFinished(async () => void (await stripe.webhookEndpoints.del(id)));
    expect((await stripe.webhookEndpoints.update(id, { disabled: true })).status).toBe('disabled');
    await stripe.products.create({ name: 'While disabled' });

    expect((await stripe.webhookEndpoints.update(id, { disabled: false })).status).toBe('enabled');
    const { id: product } = await stripe.products.create({ name: 'After' });
    await stripe.customers.create();
    await stripe.prices.create({ product, currency: 'usd', unit_amount: 100 });

    await expect.poll(types).toEqual(['product.created', 'price.created']);
  });

  it('gets other events once it asks for others', async () => {
    const { stripe } = get();
    const { url, types } = await receiver();
    const { id } = await stripe.webhookEndpoints.create({ url, enabled_events: ['customer.created'] });
    onTestFinished(async () => void (await stripe.webhookEndpoints.del(id)));
    await stripe.webhookEndpoints.update(id, { enabled_events: ['customer.deleted'] });
    const { id: customer } = await stripe.customers.create();
    await stripe.customers.del(customer);

    await expect.poll(types).toEqual(['customer.deleted']);
  });

  it('that is deleted is not there, and gets nothing', async () => {
    const { stripe } = get();
    const { url, received } = await receiver();
    const other = await receiver();
    const { id } = await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
    const { id: kept } = await stripe.webhookEndpoints.create({ url: other.url, enabled_events: ['*'] });
    onTestFinished(async () => void (await stripe.webhookEndpoints.del(kept)));

    expect(await stripe.webhookEndpoints.del(id)).toMatchObject({ id, deleted: true });
    await expect(stripe.webhookEndpoints.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
    await stripe.customers.create();
    await expect.poll(other.types).toEqual(['customer.created']);
    expect(received).toEqual([]);
  });

  it.each(['studio.example/hook', 'ftp://studio.example', 'javascript:alert(1)', ''])(
    'cannot be at %j, neither at first nor later',
    async (url) => {
      const { stripe } = get();
      const { id } = await stripe.webhookEndpoints.create({
        url: 'http://127.0.0.1:9',
        enabled_events: ['*'],
      });
      onTestFinished(async () => void (await stripe.webhookEndpoints.del(id)));

      await expect(stripe.webhookEndpoints.create({ url, enabled_events: ['*'] })).rejects.toMatchObject({
        param: 'url',
      });
      await expect(stripe.webhookEndpoints.update(id, { url })).rejects.toMatchObject({ param: 'url' });
      expect((await stripe.webhookEndpoints.retrieve(id)).url).toBe('http://127.0.0.1:9');
    },
  );
});

describe('the list of events', () => {
  const get = sandboxOfFile();

  it('has those of a kind, of several kinds and of a time, the newest first', async () => {
    const { stripe } = get();
    const { id } = await stripe.customers.create({ name: 'Ada' });
    await stripe.customers.update(id, { name: 'Ada L.' });
    await stripe.products.create({ name: 'Plan' });
    const typesOf = async (params: object) => (await stripe.events.list(params)).data.map(({ type }) => type);

    expect(await typesOf({})).toEqual(['product.created', 'customer.updated', 'customer.created']);
    expect(await typesOf({ type: 'customer.*' })).toEqual(['customer.updated', 'customer.created']);
    expect(await typesOf({ type: 'customer.created' })).toEqual(['customer.created']);
    expect(await typesOf({ types: ['product.created', 'customer.created'] })).toEqual([
      'product.created',
      'customer.created',
    ]);
    expect(await typesOf({ created: { lt: 1_000_000_000 } })).toEqual([]);
    await expect(stripe.events.retrieve('evt_none')).rejects.toMatchObject({
      message: "No such event: 'evt_none'",
    });
  });

  it('has the object as it was then, whatever becomes of it', async () => {
    const { stripe } = get();
    const { id } = await stripe.customers.create({ name: 'Before' });
    await stripe.customers.update(id, { name: 'After' });
    await stripe.customers.del(id);
    const [created] = (await stripe.events.list({ type: 'customer.created', limit: 1 })).data;

    expect(created?.data.object).toMatchObject({ id, name: 'Before' });
    expect(await stripe.events.retrieve(created?.id ?? '')).toMatchObject({
      data: { object: { name: 'Before' } },
    });
  });

  it('tells events that arrived from those that did not', async () => {
    const { stripe } = get();
    const up = await startWebhookReceiver();
    onTestFinished(() => up.stop());
    up.responses.push(500);
    const { id } = await stripe.webhookEndpoints.create({ url: up.url, enabled_events: ['price.created'] });
    onTestFinished(async () => void (await stripe.webhookEndpoints.del(id)));
    await stripe.prices.create({ currency: 'usd', unit_amount: 100, product_data: { name: 'Plan' } });
    const [event] = (await stripe.events.list({ type: 'price.created', limit: 1 })).data;
    const idsOf = async (isDelivered: boolean) =>
      (await stripe.events.list({ delivery_success: isDelivered })).data.map((row) => row.id);

    expect(await idsOf(false)).toEqual([event?.id]);
    expect(await idsOf(true)).not.toContain(event?.id);
  });
});
