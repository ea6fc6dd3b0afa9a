import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';
import { paymentFacts, type Payment } from './payment.ts';

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
