import { PLAN_IDS } from '@aic/contract';
import { BILLING_CONFIG, PAYMENT_SESSION, PLAN_CHANGE, SUBSCRIPTION_RESPONSE } from '@aic/contract/billing';
import { planRequestSchema, schemaOf } from '@aic/contract/schemas';
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { callerOf, type Caller } from '../identity/auth/caller.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import { body, json, refusal, NO_SECRET, signedOut } from '../platform/http/openapi/route-texts.ts';
import { createRouter, type Routes } from '../platform/http/router.ts';
import { createSubscription } from './checkout/create-subscription.ts';
import { testPayment } from './checkout/test-payment.ts';
import { billingDeps, type BillingDeps, type PaymentDeps } from './stripe/billing-deps.ts';
import { SANDBOX_PATH } from './stripe/sandbox-proxy.ts';
import { cancelSubscription, reactivateSubscription } from './subscription/cancel-subscription.ts';
import { changeCard, setUpCard } from './subscription/cards.ts';
import { changePlan } from './subscription/change-plan.ts';
import { oneChange } from './subscription/one-change.ts';
import { previewPlanChange } from './subscription/preview-plan-change.ts';
import { retryPayment } from './subscription/retry-payment.ts';
import { respondSubscription, refreshOwn } from './subscription/subscription-response.ts';

const refusals = {
  401: signedOut,
  402: refusal('The card was refused'),
  409: refusal('Not in this state'),
  503: refusal('Payments are not available'),
};
const subscriptionResponses = { 200: json('The subscription', schemaOf(SUBSCRIPTION_RESPONSE)), ...refusals };
const sessions = { 200: json('What is to be confirmed', schemaOf(PAYMENT_SESSION)), ...refusals };

const configRoute = createRoute({
  method: 'get',
  path: '/api/billing/config',
  security: NO_SECRET,
  summary: 'What a payment form needs',
  responses: { 200: json('Keys for the browser', schemaOf(BILLING_CONFIG)), 503: refusals[503] },
});
const subscriptionRoute = createRoute({
  method: 'get',
  path: '/api/subscription',
  summary: 'The subscription, as last heard of',
  responses: subscriptionResponses,
});
const previewRoute = createRoute({
  method: 'get',
  path: '/api/change-plan/preview',
  summary: 'What a change of plan costs now',
  request: { query: z.object({ plan: z.enum(PLAN_IDS) }) },
  responses: { 200: json('The change', schemaOf(PLAN_CHANGE)), ...refusals },
});
const createSubscriptionRoute = createRoute({
  method: 'post',
  path: '/api/create-subscription',
  summary: 'Open the checkout of a plan',
  request: body(planRequestSchema),
  responses: sessions,
});
const changePlanRoute = createRoute({
  method: 'post',
  path: '/api/change-plan',
  summary: 'Upgrade now, or downgrade on the next billing date',
  request: body(planRequestSchema),
  responses: sessions,
});
const changeCardRoute = createRoute({
  method: 'post',
  path: '/api/payment-method',
  summary: 'Charge a confirmed card from now on',
  request: body(z.strictObject({ setupIntent: z.string().regex(/^seti_\w{1,200}$/, 'Not a setup intent') })),
  responses: subscriptionResponses,
});

/** Calls without a body. */
const post = <const Path extends string, Responses extends typeof subscriptionResponses | typeof sessions>(
  path: Path,
  summary: string,
  responses: Responses,
) => createRoute({ method: 'post', path, summary, responses });

/** Plans and payments of the signed-in user. */
export function billingRoutes(deps: PaymentDeps): Routes {
  const alone = <T>(c: Context<AppEnv>, change: (billing: BillingDeps, caller: Caller) => Promise<T>) => {
    const [billing, caller] = [billingDeps(deps), callerOf(c)];
    return oneChange(billing, caller, () => change(billing, caller));
  };
  const changed = async (
    c: Context<AppEnv>,
    change: (billing: BillingDeps, caller: Caller) => Promise<void>,
  ) => {
    await alone(c, change);
    return c.json(await respondSubscription(deps, callerOf(c)), 200);
  };
  return createRouter()
    .openapi(configRoute, (c) => {
      const { settings } = billingDeps(deps);
      const isSandbox = settings.sandboxUrl !== null;
      const scriptUrl = isSandbox ? `${SANDBOX_PATH}/js/stripe.js` : null;
      return c.json({ publishableKey: settings.publishableKey, scriptUrl, isSandbox }, 200);
    })
    .openapi(subscriptionRoute, async (c) => c.json(await respondSubscription(deps, callerOf(c)), 200))
    .openapi(previewRoute, async (c) =>
      c.json(await previewPlanChange(billingDeps(deps), callerOf(c), c.req.valid('query').plan), 200),
    )
    .openapi(createSubscriptionRoute, async (c) =>
      c.json(await createSubscription(billingDeps(deps), callerOf(c), c.req.valid('json').plan), 200),
    )
    .openapi(
      post('/api/test-payment', 'A checkout that came without anything to confirm, in test mode', sessions),
      async (c) => c.json(await testPayment(billingDeps(deps), callerOf(c)), 200),
    )
    .openapi(changePlanRoute, async (c) =>
      c.json(await alone(c, (...who) => changePlan(...who, c.req.valid('json').plan)), 200),
    )
    .openapi(post('/api/retry-payment', 'Pay the open invoice', sessions), async (c) =>
      c.json(await alone(c, retryPayment), 200),
    )
    .openapi(post('/api/payment-method/setup', 'Confirm another card', sessions), async (c) =>
      c.json(await setUpCard(billingDeps(deps), callerOf(c)), 200),
    )
    .openapi(changeCardRoute, (c) =>
      changed(c, (...who) => changeCard(...who, c.req.valid('json').setupIntent)),
    )
    .openapi(
      post('/api/sync-subscription', 'The subscription, after asking Stripe', subscriptionResponses),
      async (c) => c.json(await refreshOwn(billingDeps(deps), callerOf(c)), 200),
    )
    .openapi(post('/api/cancel-subscription', 'End with the paid month', subscriptionResponses), (c) =>
      changed(c, cancelSubscription),
    )
    .openapi(post('/api/reactivate-subscription', 'Go on after all', subscriptionResponses), (c) =>
      changed(c, reactivateSubscription),
    );
}
