import { PLAN_IDS, type PlanId } from '@aic/contract';
import { PLANS } from '@aic/contract/plans';
import type { Stripe } from 'stripe';
import type { StripeClient } from './stripe-client.ts';
import { isRefused } from './stripe-errors.ts';

/** The plan that each price pays; null for a price that is not ours. */
export type Plans = ReadonlyMap<string, PlanId | null>;

export interface PriceList {
  /**
   * Stripe's id of the plan's monthly price. @throws Error when a live account has none: `npm run stripe:setup` makes
   * it
   */
  priceOf(plan: PlanId): Promise<string>;
  /**
   * Calls Stripe with the id of the plan's monthly price. When Stripe refuses the call, the list is read again, since
   * prices are replaced there while we run: with another price it is called once more.
   * @throws what `priceOf` and the call throw
   */
  withPrice<T>(plan: PlanId, call: (price: string) => Promise<T>): Promise<T>;
  /** Old prices of a plan stay its prices. @param ids of prices; null for what names none */
  plansOf(ids: readonly (string | null)[]): Promise<Plans>;
}

/** How our prices are found in any account. */
const lookupKeyOf = (plan: PlanId): string => `aic_${plan}_monthly`;
const CURRENCY = 'usd';

/** Prices by lookup key, read once while Stripe takes them. In test mode missing ones are made. */
export function createPriceList(stripe: StripeClient, { canCreate }: { canCreate: boolean }): PriceList {
  const plans = new Map<string, PlanId | null>();
  let reading: Promise<ReadonlyMap<PlanId, string>> | null = null;

  const read = (): Promise<ReadonlyMap<PlanId, string>> => {
    // An attempt that failed is not kept.
    reading ??= readPrices(stripe, canCreate).catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };

  const priceOf = async (plan: PlanId): Promise<string> => {
    const id = (await read()).get(plan);
    if (id === undefined) {
      throw new Error(`Stripe has no price ${lookupKeyOf(plan)}. Run "npm run stripe:setup" with this key.`);
    }
    return id;
  };

  return {
    priceOf,
    async withPrice(plan, call) {
      const price = await priceOf(plan);
      try {
        return await call(price);
      } catch (error) {
        if (!isRefused(error)) throw error;
        reading = null;
        const current = await priceOf(plan);
        if (current === price) throw error;
        return await call(current);
      }
    },
    async plansOf(ids) {
      const unknown = new Set(ids.filter((id) => id !== null).filter((id) => !plans.has(id)));
      await Promise.all(
        [...unknown].map(async (id) => plans.set(id, planOfPrice(await stripe.prices.retrieve(id)))),
      );
      return plans;
    },
  };
}

/** Makes product and price of every plan that has none. @returns the price's id by plan */
export async function readPrices(
  stripe: StripeClient,
  canCreate: boolean,
): Promise<ReadonlyMap<PlanId, string>> {
  const found = await stripe.activePrices(PLAN_IDS.map(lookupKeyOf));
  const ids = new Map<PlanId, string>();
  for (const plan of PLAN_IDS) {
    const price = found.find(({ lookup_key: key }) => key === lookupKeyOf(plan));
    if (price !== undefined && isPriceOf(plan, price)) ids.set(plan, price.id);
    else if (canCreate) ids.set(plan, await createPrice(stripe, plan));
  }
  return ids;
}

/** Safe to repeat, and by two processes at once: the same key makes the same objects. */
async function createPrice(stripe: StripeClient, plan: PlanId): Promise<string> {
  const { title, amount } = PLANS[plan];
  const key = `${lookupKeyOf(plan)}_${amount}`;
  const product = await stripe.products.create(
    { name: title, metadata: { plan } },
    { idempotencyKey: `product_${key}` },
  );
  const price = await stripe.prices.create(
    {
      product: product.id,
      currency: CURRENCY,
      unit_amount: amount,
      recurring: { interval: 'month' },
      lookup_key: lookupKeyOf(plan),
      transfer_lookup_key: true,
      metadata: { plan },
    },
    { idempotencyKey: `price_${key}_${product.id}` },
  );
  return price.id;
}

const isPriceOf = (plan: PlanId, price: Stripe.Price): boolean =>
  price.unit_amount === PLANS[plan].amount && price.currency === CURRENCY;

function planOfPrice(price: Stripe.Price): PlanId | null {
  return (
    PLAN_IDS.find((plan) => price.metadata['plan'] === plan || price.lookup_key === lookupKeyOf(plan)) ?? null
  );
}
