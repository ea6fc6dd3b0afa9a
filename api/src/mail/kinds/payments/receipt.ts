import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';
import { paymentFacts, receiptUrl, type Payment } from './payment.ts';

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
