import { randomUUID } from 'node:crypto';
import type { PaymentSession, PlanId, SubscriptionResponse } from '@aic/contract';
import { startStripeSandbox, type StripeSandbox } from '@aic/stripe-sandbox';
import type { Stripe } from 'stripe';
import { afterAll } from 'vitest';
import type { BillingDeps } from '../../src/billing/stripe/billing-deps.ts';
import { runEvents } from '../../src/billing/webhook/run-events.ts';
import type { Sql } from '../../src/platform/db/client.ts';
import type { Storage } from '../../src/platform/storage/storage.ts';
import { balanceOf, createUser, type TestUser } from '../gateway/factories.ts';
import { createTestGateway, type TestGateway } from '../gateway/gateway.ts';
import { createImpatientClient } from './impatient-client.ts';
import { testPayments } from './payments.ts';

export { startStripeSandbox } from '@aic/stripe-sandbox';

export interface Payer extends TestUser {
  // The caller knows what the route answers.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  ask<Body = SubscriptionResponse>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Body }>;
  /** Opens the checkout of a plan. */
  checkout(plan: PlanId): Promise<PaymentSession>;
  /** Pays what a checkout or a change waits for, as the browser does, and tells the gateway. */
  confirm(session: PaymentSession, card?: string): Promise<void>;
  /** Answers the bank's question for a payment that waits for it, and tells the gateway. */
  authenticate(session: PaymentSession, outcome: 'complete' | 'fail'): Promise<void>;
  /** Has a plan from now on. */
  subscribe(plan: PlanId, card?: string): Promise<void>;
  credits(): Promise<number>;
  /** The plan of the account, as the tools see it. */
  plan(): Promise<string | null>;
}

/** Id of the payment that a session is about. */
export const intentOf = ({ clientSecret }: PaymentSession): string =>
  clientSecret?.split('_secret_')[0] ?? '';

export interface BillingStudio {
  sandbox: StripeSandbox;
  deps: BillingDeps;
  stripe: Stripe;
  gateway: TestGateway;
  /** A user without starter credits, or with as many as are given. */
  newPayer(credits?: number): Promise<Payer>;
  /** Acts on every event of Stripe's so far, as deliveries would. */
  deliverEvents(): Promise<void>;
}

/** The gateway and a Stripe of its own, for one test file. Call it at the top level of the file. */
export async function openBillingStudio(
  sql: Sql,
  { storage, ...client }: { retries?: number; storage?: Storage } = {},
): Promise<BillingStudio> {
  const { httpClient, giveUp } = createImpatientClient();
  const sandbox = await startStripeSandbox({ port: 0, onNoResponse: giveUp });
  const { stripe, payments } = testPayments(sandbox.url, { ...client, httpClient });
  const gateway = createTestGateway(sql, {}, { payments, ...(storage && { storage }) });
  const deps: BillingDeps = { ...gateway.deps, ...payments };
  afterAll(async () => {
    gateway.stop();
    await sandbox.stop();
  });
  const delivered = new Set<string>();

  return {
    sandbox,
    deps,
    stripe,
    gateway,
    async deliverEvents() {
      const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
      for (const event of events.toReversed()) {
        if (delivered.has(event.id)) continue;
        delivered.add(event.id);
        const body = JSON.stringify(event);
        const signature = stripe.webhooks.generateTestHeaderString({
          payload: body,
          secret: payments.settings.webhookSecrets[0] ?? '',
        });
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const send = () => gateway.app.request('/api/stripe/webhook', { method: 'POST', headers, body });
        let response = await send();
        // As Stripe does when a delivery is refused, here at once.
        for (let retry = 0; retry < 3 && !response.ok; retry += 1) response = await send();
        if (!response.ok) throw new Error(`${event.type}: ${response.status} ${await response.text()}`);
      }
      await runEvents(deps);
    },
    async newPayer(credits = 0) {
      const user = await createUser(sql, { credits });
      const cookie = `sid=${user.token.toString('base64url')}`;
      const ask: Payer['ask'] = async (method, path, body) => {
        const response =
          method === 'GET'
            ? await gateway.request(path, { headers: { cookie } })
            : await gateway.post(path, body ?? {}, { headers: { cookie } });
        // Safe because the tests look at what they read.
        return { status: response.status, body: (await response.json()) as never };
      };
      const payer: Payer = {
        ...user,
        ask,
        async checkout(plan) {
          const { status, body } = await ask<PaymentSession>('POST', '/api/create-subscription', { plan });
          if (status !== 200) throw new Error(`The checkout answered ${status}: ${JSON.stringify(body)}`);
          return body;
        },
        async confirm(session, card = 'pm_card_visa') {
          const { status } = await stripe.paymentIntents.confirm(
            intentOf(session),
            { payment_method: card, return_url: 'https://studio.test/' },
            { idempotencyKey: randomUUID() },
          );
          if (status === 'requires_action') await payer.authenticate(session, 'complete');
          else await ask('POST', '/api/sync-subscription');
        },
        async authenticate(session, outcome) {
          const path = `/v1/payment_intents/${intentOf(session)}/sandbox_authentication`;
          await stripe.rawRequest('POST', path, { client_secret: session.clientSecret ?? '', outcome });
          await ask('POST', '/api/sync-subscription');
        },
        async subscribe(plan, card) {
          await payer.confirm(await payer.checkout(plan), card);
        },
        credits: () => balanceOf(sql, user.id),
        async plan() {
          const [row] = await sql<[{ plan: string | null }]>`select plan from app_user where id = ${user.id}`;
          return row.plan;
        },
      };
      return payer;
    },
  };
}
