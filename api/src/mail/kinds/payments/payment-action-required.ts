import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';
import { paymentFacts, type Payment } from './payment.ts';

export function paymentActionRequired(payment: Payment, appOrigin: string): MailContent {
  return {
    subject: `Please confirm your payment to ${PRODUCT_NAME}`,
    heading: 'Your bank asks you to confirm a payment',
    paragraphs: ['Nothing was charged yet. Confirm the payment on your account page to keep your plan.'],
    facts: paymentFacts(payment),
    action: { label: 'Confirm payment', url: `${appOrigin}/account` },
  };
}
