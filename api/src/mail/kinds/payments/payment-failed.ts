import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';
import { paymentFacts, type Payment } from './payment.ts';

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
