import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';

export function verifyEmail({ link }: { link: string }): MailContent {
  return {
    subject: `Confirm your e-mail address for ${PRODUCT_NAME}`,
    heading: 'Confirm your e-mail address',
    paragraphs: [
      `Somebody, most likely you, has given this address to ${PRODUCT_NAME}. Confirm it, so that we can tell you when your videos and tracks are ready.`,
    ],
    action: { label: 'Confirm e-mail address', url: link },
    note: 'The link works once, for 24 hours. If this was not you, do nothing: the address stays unconfirmed.',
  };
}
