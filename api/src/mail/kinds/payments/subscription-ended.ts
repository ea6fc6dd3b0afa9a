import { PRODUCT_NAME } from '@aic/contract';
import { dayText } from '@aic/contract/formats';
import { PLANS } from '@aic/contract/plans';
import type { MailContent } from '../mail-content.ts';
import type { Payment } from './payment.ts';

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
