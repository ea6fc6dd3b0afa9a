import { dayText, moneyText } from '@aic/contract/formats';
import { PLAN_IDS, PLANS } from '@aic/contract/plans';
import { z } from 'zod';

/** The input of mails about payments. */
export const paymentSchema = z.object({
  /** In the currency's smallest unit. */
  amount: z.int().nullish(),
  /** ISO 4217, in any case. */
  currency: z.string().length(3).nullish(),
  plan: z.enum(PLAN_IDS).nullish(),
  /** The invoice's id. */
  invoice: z.string().nullish(),
  /** What the customer's accounts call it. */
  number: z.string().nullish(),
  /** As Postgres writes a time into JSON, or Unix seconds. */
  date: z
    .union([z.iso.datetime({ offset: true }), z.number().transform((seconds) => seconds * 1000)])
    .transform((value) => new Date(value))
    .nullish(),
});
export type Payment = z.output<typeof paymentSchema>;

/** The rows that are known. */
export function paymentFacts({ amount, currency, plan, number, date }: Payment) {
  const facts: Array<[label: string, value: string]> = [];
  if (plan) facts.push(['Plan', PLANS[plan].title]);
  if (typeof amount === 'number' && currency) facts.push(['Amount', moneyText(amount, currency)]);
  if (number) facts.push(['Invoice', number]);
  if (date) facts.push(['Date', dayText(date)]);
  return facts;
}

/** The invoice's page, or the list when the mail is about none. */
export function receiptUrl({ invoice }: Payment, appOrigin: string): string {
  return invoice
    ? `${appOrigin}/account/receipt?invoice=${encodeURIComponent(invoice)}`
    : `${appOrigin}/account/invoices`;
}
