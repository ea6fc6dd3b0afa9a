import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeSandbox, startStripeSandbox } from '../src/index.ts';
import { clientOf } from './stripe-client.ts';
import { newSubscriber, at } from './subscriber.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

describe('a sandbox with a state file', () => {
  let folder: string;
  let stateFile: string;
  let running: StripeSandbox;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'));
    stateFile = join(folder, 'state', 'stripe.log');
    running = await startStripeSandbox({ port: 0, stateFile });
  });

  afterEach(async () => {
    await running.stop();
    rmSync(folder, { recursive: true });
  });

  const restart = async (): Promise<void> => {
    await running.stop();
    running = await startStripeSandbox({ port: 0, stateFile });
  };

  it('goes on after a restart as if nothing had happened', async () => {
    const { subscription, customer, clock } = await newSubscriber(clientOf(running));
    const before = running.counts();
    await restart();
    const stripe = clientOf(running);
    expect(running.counts()).toEqual(before);
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at(2027, 3, 1) });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    const invoices = await stripe.invoices.list({ customer: customer.id });
    expect(invoices.data.map(({ status, total }) => [status, total])).toEqual([
      ['paid', 1000],
      ['paid', 1000],
    ]);
  });

  it('replays a response from before the restart', async () => {
    const create = () => clientOf(running).customers.create({ name: 'Ada' }, { idempotencyKey: 'key' });
    const { id } = await create();
    await restart();
    const again = await create();
    expect(again.id).toBe(id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('delivers after the restart what an endpoint did not accept before it', async () => {
    const receiver = await startWebhookReceiver();
    receiver.responses.push(503);
    const stripe = clientOf(running);
    await stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ['customer.created'] });
    await stripe.customers.create();
    await expect.poll(() => receiver.responses.length).toBe(0);
    expect(receiver.received).toEqual([]);
    await restart();
    await expect.poll(() => receiver.types(), { timeout: 5000 }).toEqual(['customer.created']);
    await receiver.stop();
  });

  it('loses nothing but the write that a crash cut off', async () => {
    const { id } = await clientOf(running).customers.create();
    await running.stop();
    appendFileSync(stateFile, '[["customers","cus_half",{"id":"cus_ha');
    await restart();
    expect(running.counts().customers).toBe(1);
    expect((await clientOf(running).customers.retrieve(id)).id).toBe(id);
  });

  it('refuses a file that is damaged in the middle instead of forgetting money', async () => {
    await clientOf(running).customers.create();
    await running.stop();
    appendFileSync(stateFile, 'garbage\n[]\n');
    await expect(startStripeSandbox({ port: 0, stateFile })).rejects.toThrow('damaged line');
  });

  it('keeps no number of a card that is no documented test card', async () => {
    const stripe = clientOf(running);
    await expect(
      stripe.paymentMethods.create({
        type: 'card',
        card: { number: '4111111111111111', exp_month: 12, exp_year: 2034, cvc: '123' },
      }),
    ).rejects.toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' });
    expect(readFileSync(stateFile, 'utf8')).not.toContain('4111111111111111');
  });
});
