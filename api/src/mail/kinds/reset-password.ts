import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from './mail-content.ts';

export function resetPassword({ link }: { link: string }): MailContent {
  return {
    subject: `Set a new password for ${PRODUCT_NAME}`,
    heading: 'Set a new password',
    paragraphs: [
      `Somebody, most likely you, has asked for a new password for the ${PRODUCT_NAME} account of this address.`,
      'Setting it signs you out everywhere.',
    ],
    action: { label: 'Set a new password', url: link },
    note: 'The link works once, for 30 minutes. If this was not you, do nothing: your password stays as it is.',
  };
}
