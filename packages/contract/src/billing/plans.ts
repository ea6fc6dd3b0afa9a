import { PLAN_IDS, type PlanId } from '../account/plan-ids.ts';
import type { GenerationKind } from '../generations/kinds/kinds.ts';
import { moneyText } from '../texts/money-text.ts';
import { JOB_LIMITS } from './job-limits.ts';
import { GENERATION_COSTS, STARTER_CREDITS } from './pricing.ts';

export { PLAN_IDS, type PlanId };

export interface Plan {
  id: PlanId;
  /** On badges and cards. */
  name: string;
  /** On the checkout page and on invoices. */
  title: string;
  /** US cents per month. */
  amount: number;
  /** Credits per month; they reset on the billing date, without rollover. */
  credits: number;
  description: string;
  features: readonly string[];
}

/** What credits are counted in, on the cards. */
const COUNTED: ReadonlyArray<readonly [GenerationKind, string]> = [
  [/* @wc-ignore */ 'image', 'images'],
  [/* @wc-ignore */ 'video', 'videos'],
  [/* @wc-ignore */ 'music', 'music tracks'],
  [/* @wc-ignore */ 'text', 'texts'],
];

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  pro: {
    id: 'pro',
    name: 'Pro',
    title: 'AI Creative Pro',
    amount: 799,
    credits: 500,
    description: 'For regular creative work',
    features: [
      ...countsOf(500),
      limitsOf('pro'),
      'Priority speed',
      'Latest models',
      'Commercial rights',
      'E-mail and priority support',
    ],
  },
  creator: {
    id: 'creator',
    name: 'Creator+',
    title: 'AI Creative Creator+',
    amount: 1999,
    credits: 1500,
    description: 'For professionals and teams',
    features: [
      ...countsOf(1500),
      limitsOf('creator'),
      'Fastest speed',
      'Full commercial licence',
      'Priority support',
      'Advanced options',
      'Team features',
      'Priority processing',
    ],
  },
};

/** The trial is no plan: every user has it once and pays nothing for it. */
export const FREE_TRIAL = {
  name: 'Free Trial',
  amount: 0,
  credits: STARTER_CREDITS,
  description: 'Try every tool, for personal use',
  features: [...countsOf(STARTER_CREDITS), limitsOf('free'), 'Standard quality'],
} as const;

/** What so many credits make of one kind alone. */
export function countOf(kind: GenerationKind, credits: number): number {
  return Math.floor(credits / GENERATION_COSTS[kind]);
}

/** The plan with this monthly price in US cents, or null. */
export function planOfAmount(amount: number): PlanId | null {
  return PLAN_IDS.find((id) => PLANS[id].amount === amount) ?? null;
}

/** What a query parameter asks for: anything but a plan is Pro (rule 2.checkout.plan). */
export function planOfParameter(value: string | null): PlanId {
  return PLAN_IDS.find((id) => id === value) ?? 'pro';
}

/** `$7.99`, and `$0` for what is free. */
export function priceText(amountCents: number): string {
  return amountCents === 0 ? '$0' : moneyText(amountCents, 'usd');
}

/** How soon support answers, in words of the product. */
export const SUPPORT_RESPONSE = { general: '24-48 hours', paid: '2-4 hours' } as const;

function limitsOf(plan: keyof typeof JOB_LIMITS): string {
  const { inFlight, deferred } = JOB_LIMITS[plan];
  return `${inFlight} at a time, ${deferred} more in line`;
}

/** What the credits make of one kind alone: one of these, not all. */
function countsOf(credits: number): string[] {
  return COUNTED.map(([kind, plural], index) => {
    const count = `${countOf(kind, credits)} ${plural}`;
    return index === 0 ? count : `or ${count}`;
  });
}
