import { PRODUCT_NAME } from '@aic/contract';
import { dayText, moneyText } from '@aic/contract/formats';
import { PLANS, PLAN_IDS } from '@aic/contract/plans';
import { z } from 'zod';
import type { MailContent } from './mail-content.ts';

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
type Payment = z.output<typeof paymentSchema>;

/** The rows that are known. */
function paymentFacts({ amount, currency, plan, number, date }: Payment) {
  const facts: Array<[label: string, value: string]> = [];
  if (plan) facts.push(['Plan', PLANS[plan].title]);
  if (typeof amount === 'number' && currency) facts.push(['Amount', moneyText(amount, currency)]);
  if (number) facts.push(['Invoice', number]);
  if (date) facts.push(['Date', dayText(date)]);
  return facts;
}

/** The invoice's page, or the list when the mail is about none. */
function receiptUrl({ invoice }: Payment, appOrigin: string): string {
  return invoice
    ? `${appOrigin}/account/receipt?invoice=${encodeURIComponent(invoice)}`
    : `${appOrigin}/account/invoices`;
}

export function receipt(payment: Payment, appOrigin: string): MailContent {
  return {
    subject: `Your receipt from ${PRODUCT_NAME}`,
    heading: 'Thank you, your payment has arrived',
    paragraphs: ['Your credits are in your account.'],
    facts: paymentFacts(payment),
    action: { label: 'View receipt', url: receiptUrl(payment, appOrigin) },
    note: 'Your plan renews each month until you cancel it on your account page.',
  };
}

export function paymentFailed(payment: Payment, appOrigin: string): MailContent {
  return {
    subject: `Your payment to ${PRODUCT_NAME} did not go through`,
    heading: 'Your payment did not go through',
    paragraphs: [
      'Your bank has refused the payment for your plan, so nothing was charged. We will try again in the next days.',
      'To keep your plan, update your card or pay now.',
    ],
    facts: paymentFacts(payment),
    action: { label: 'Update your card', url: `${appOrigin}/account` },
  };
}

export function paymentActionRequired(payment: Payment, appOrigin: string): MailContent {
  return {
    subject: `Please confirm your payment to ${PRODUCT_NAME}`,
    heading: 'Your bank asks you to confirm a payment',
    paragraphs: ['Nothing was charged yet. Confirm the payment on your account page to keep your plan.'],
    facts: paymentFacts(payment),
    action: { label: 'Confirm payment', url: `${appOrigin}/account` },
  };
}

/** To an account that was deleted before the payment was made. */
export function paymentReturned(payment: Payment, appOrigin: string): MailContent {
  return {
    subject: `Your payment to ${PRODUCT_NAME} was paid back`,
    heading: 'Your payment was paid back',
    paragraphs: [
      'It reached us after you had deleted your account, so no plan began with it. The whole amount goes back to your card; your bank shows it within ten days.',
      'There is nothing for you to do, and nothing more will be charged.',
    ],
    facts: paymentFacts(payment),
    action: { label: `Go to ${PRODUCT_NAME}`, url: appOrigin },
  };
}

export function subscriptionEnded({ plan, date }: Payment, appOrigin: string): MailContent {
  return {
    subject: `Your ${PRODUCT_NAME} subscription has ended`,
    heading: 'Your subscription has ended',
    paragraphs: [
      'Nothing more will be charged. What you have made stays in your studio.',
      'You can subscribe again at any time.',
    ],
    facts: [
      ...(plan ? [['Plan', PLANS[plan].title] as const] : []),
      ...(date ? [['Ended', dayText(date)] as const] : []),
    ],
    action: { label: 'See the plans', url: `${appOrigin}/pricing` },
  };
}
