import { errorText, ApiError, isUnauthorized, type PlanId, type ShellApi } from '@aic/sdk';
import { createSubscription, createTestPayment, PLANS, subscriptionQuery, type Plan } from '@aic/sdk/account';

/** What a checkout can begin with. */
export type Checkout =
  | { state: 'ready'; clientSecret: string }
  | { state: 'subscribed'; plan: Plan }
  /** There is a plan already, with an open payment. */
  | { state: 'overdue' }
  | { state: 'signed-out' }
  | { state: 'failed'; message: string };

type Host = Pick<ShellApi, 'api' | 'queryClient'>;

/** Asks for a payment session and says what came of it (rules 4.checkout.secret to 4.checkout.error). Never rejects. */
export async function openCheckout(host: Host, plan: PlanId, signal: AbortSignal): Promise<Checkout> {
  try {
    const session = await createSubscription(host.api, plan, signal);
    if (session.clientSecret !== null) return { state: 'ready', clientSecret: session.clientSecret };
    switch (session.status) {
      case 'active':
        return { state: 'subscribed', plan: await subscribedPlan(host, plan) };
      case 'past_due':
      case 'unpaid':
      case 'paused':
        return { state: 'overdue' };
      case 'incomplete':
        return await openTestPayment(host, signal);
      default:
        return failed(
          `Payment setup issue (status: ${session.status}) - please try again or contact support`,
        );
    }
  } catch (error) {
    if (isUnauthorized(error)) return { state: 'signed-out' };
    const hasResponse = error instanceof ApiError;
    return failed(
      errorText(error, hasResponse ? 'Failed to create subscription' : 'Failed to set up subscription'),
    );
  }
}

async function openTestPayment({ api }: Host, signal: AbortSignal): Promise<Checkout> {
  const { clientSecret } = await createTestPayment(api, signal);
  return clientSecret === null
    ? failed('Payment setup issue - Stripe configuration may need adjustment')
    : { state: 'ready', clientSecret };
}

/** The plan that the user has may be another one than the address asks for. */
async function subscribedPlan({ api, queryClient }: Host, asked: PlanId): Promise<Plan> {
  const response = await queryClient
    .fetchQuery({ ...subscriptionQuery(api), staleTime: 0 })
    .catch(() => ({ subscription: null }));
  return PLANS[response.subscription?.plan.id ?? asked];
}

const failed = (message: string): Checkout => ({ state: 'failed', message });
