import type { Life } from './life.ts';

/** What becomes of a user, in two parts: events of the first are delivered before the second happens. */
export interface Story {
  plan?: 'creator';
  card?: string;
  begin?(life: Life): Promise<void>;
  goOn?(life: Life): Promise<void>;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** The bank asks about each payment. */
const STRICT = 'pm_card_authenticationRequired';

const renew = ({ advance, monthEnd }: Life) => advance(monthEnd + DAY / 4);
const cancel = ({ stripe, subscription }: Life, isEnding: boolean) =>
  stripe.subscriptions.update(subscription, { cancel_at_period_end: isEnding });
const dispute = async ({ happen, charge }: Life) => happen(`charges/${await charge()}/dispute`);
const refund = async ({ stripe, charge }: Life, amount?: number) =>
  stripe.refunds.create({ charge: await charge(), ...(amount !== undefined && { amount }) });
const latestDispute = async ({ stripe, charge }: Life) =>
  (await stripe.disputes.list({ charge: await charge() })).data[0]?.id ?? '';
const failRefund = async ({ stripe, charge, happen }: Life) => {
  const [latest] = (await stripe.refunds.list({ charge: await charge() })).data;
  await happen(`refunds/${latest?.id ?? ''}/fail`);
};

/** Every user has one of them, by turns. */
export const STORIES: Readonly<Record<string, Story>> = {
  renews: { plan: 'creator', goOn: renew },
  upgrades: { begin: (life) => life.upgrade() },
  'cannot pay the renewal': {
    begin: (life) => life.pay('pm_card_chargeCustomerFail'),
    goOn: renew,
  },
  'is refunded': { begin: async (life) => void (await refund(life)) },
  cancels: { begin: async (life) => void (await cancel(life, true)), goOn: renew },
  'cancels and goes on': {
    async begin(life) {
      await cancel(life, true);
      await cancel(life, false);
    },
    goOn: renew,
  },
  'disputes, and the dispute is won': {
    begin: dispute,
    goOn: async (life) => life.happen(`disputes/${await latestDispute(life)}/win`),
  },
  'disputes, and the dispute is lost': {
    plan: 'creator',
    begin: dispute,
    goOn: async (life) => life.happen(`disputes/${await latestDispute(life)}/lose`),
  },
  'disputes, and wins after the next month has begun': {
    begin: dispute,
    async goOn(life) {
      const id = await latestDispute(life);
      await renew(life);
      await life.happen(`disputes/${id}/win`);
    },
  },
  'is refunded, and the refund fails': {
    begin: async (life) => void (await refund(life)),
    goOn: failRefund,
  },
  'is refunded in part, the refund fails, and is refunded again': {
    begin: async (life) => void (await refund(life, 300)),
    async goOn(life) {
      await failRefund(life);
      await refund(life, 301);
    },
  },
  'is deleted at Stripe': {
    goOn: async ({ stripe, customer }) => void (await stripe.customers.del(customer)),
  },
  'is refunded and deleted at Stripe': {
    begin: async ({ stripe, customer }) => void (await stripe.customers.del(customer)),
    goOn: async (life) => void (await refund(life)),
  },
  'fails 3-D Secure at an upgrade, and leaves it': {
    card: STRICT,
    begin: (life) => life.upgrade('fail'),
    goOn: (life) => life.advance(Math.floor(Date.now() / 1000) + DAY),
  },
  'leaves an upgrade at the bank, and begins another one': {
    card: STRICT,
    begin: (life) => life.upgrade(),
    goOn: (life) => life.upgrade('fail'),
  },
  'leaves an upgrade at the bank, and makes another one': {
    card: STRICT,
    begin: (life) => life.upgrade(),
    goOn: (life) => life.upgrade('complete'),
  },
  'fails 3-D Secure at the renewal': { card: STRICT, goOn: renew },
  'upgrades, and disputes the upgrade': {
    async begin(life) {
      await life.upgrade();
      await dispute(life);
    },
    goOn: async (life) => life.happen(`disputes/${await latestDispute(life)}/win`),
  },
};
