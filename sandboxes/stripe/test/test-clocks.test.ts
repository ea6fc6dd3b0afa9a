import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-of-file.ts';
import { at, newSubscriber } from './subscriber.ts';

describe('a test clock', () => {
  const get = sandboxOfFile();

  it('stands still, and goes forward only', async () => {
    const { stripe } = get();
    const start = at(2027, 3, 1);
    const { id } = await stripe.testHelpers.testClocks.create({ frozen_time: start, name: 'Spring' });
    const advance = (time: number) => stripe.testHelpers.testClocks.advance(id, { frozen_time: time });

    for (const time of [start - 1, start]) {
      await expect(advance(time)).rejects.toMatchObject({ param: 'frozen_time' });
    }
    expect(await stripe.testHelpers.testClocks.retrieve(id)).toMatchObject({
      frozen_time: start,
      name: 'Spring',
    });
    expect(await advance(start + 1)).toMatchObject({ status: 'advancing', frozen_time: start + 1 });
    expect((await stripe.testHelpers.testClocks.retrieve(id)).status).toBe('ready');
  });

  it('moves its own customers and no others', async () => {
    const { stripe } = get();
    const [moved, still] = [await newSubscriber(stripe), await newSubscriber(stripe)];
    await moved.advanceTo(at(2027, 4, 1));

    expect(await moved.invoices()).toHaveLength(3);
    expect(await still.invoices()).toHaveLength(1);
  });

  it('does on a long way what was due on it in its order, each at its time', async () => {
    const { stripe } = get();
    const { advanceTo, invoices } = await newSubscriber(stripe);
    await advanceTo(at(2027, 6, 30));

    const created = (await invoices()).map((invoice) => invoice.created).toReversed();
    expect(created).toEqual([
      at(2027, 1, 31),
      at(2027, 2, 28),
      at(2027, 3, 31),
      at(2027, 4, 30),
      at(2027, 5, 31),
      at(2027, 6, 30),
    ]);
  });

  it.each(['0', '-1', 'week', '', '3661'])('is not moved by %j days', async (days) => {
    const { stripe, sandbox } = get();
    const { id } = await stripe.testHelpers.testClocks.create({ frozen_time: at(2027, 1, 1) });
    const response = await fetch(`${sandbox.url}/_test/clocks/${id}/advance`, {
      method: 'POST',
      body: new URLSearchParams({ days }),
    });

    expect(response.status).toBe(400);
    expect((await stripe.testHelpers.testClocks.retrieve(id)).frozen_time).toBe(at(2027, 1, 1));
  });
});

describe('the end of a subscription', () => {
  const get = sandboxOfFile();

  it('can be at a time of choice, and be taken back until then', async () => {
    const { stripe } = get();
    const { subscription, advanceTo, current } = await newSubscriber(stripe);
    const end = at(2027, 2, 10);
    expect(await stripe.subscriptions.update(subscription.id, { cancel_at: end })).toMatchObject({
      cancel_at: end,
      cancel_at_period_end: false,
      cancellation_details: { reason: 'cancellation_requested' },
    });
    await advanceTo(end - 1);
    expect((await current()).status).toBe('active');
    expect(await stripe.subscriptions.update(subscription.id, { cancel_at: '' })).toMatchObject({
      cancel_at: null,
      canceled_at: null,
      cancellation_details: { reason: null },
    });
    await stripe.subscriptions.update(subscription.id, { cancel_at: end });
    await advanceTo(end);

    expect(await current()).toMatchObject({ status: 'canceled', ended_at: end });
  });

  it('keeps what the user said of it', async () => {
    const { stripe } = get();
    const { subscription } = await newSubscriber(stripe);
    await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
      cancellation_details: { comment: 'Too dear', feedback: 'too_expensive' },
    });
    const ended = await stripe.subscriptions.cancel(subscription.id);

    expect(ended.cancellation_details).toMatchObject({ comment: 'Too dear', feedback: 'too_expensive' });
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(stripe.subscriptions.update(subscription.id, { description: 'x' })).rejects.toMatchObject({
      code: 'invalid_canceled_subscription_fields',
    });
    expect((await stripe.subscriptions.update(subscription.id, { metadata: { a: '1' } })).metadata).toEqual({
      a: '1',
    });
  });

  it('at once credits nothing unless it is asked to, and then on a last invoice', async () => {
    const { stripe } = get();
    const [plain, asked] = [await newSubscriber(stripe), await newSubscriber(stripe)];
    for (const { advanceTo } of [plain, asked]) await advanceTo(at(2027, 2, 14));
    await stripe.subscriptions.cancel(plain.subscription.id);
    await stripe.subscriptions.cancel(asked.subscription.id, { prorate: true, invoice_now: true });

    expect(await plain.invoices()).toHaveLength(1);
    const [last] = await asked.invoices();
    expect(last).toMatchObject({ amount_due: 0, status: 'paid', total: -500 });
  });
});
