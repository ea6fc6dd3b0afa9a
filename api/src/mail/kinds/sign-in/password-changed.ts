import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';

export function passwordChanged(appOrigin: string): MailContent {
  return {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'A new password was set for your account, and every other session was signed out.',
      'If this was you, there is nothing to do. If it was not, set another password now.',
    ],
    action: { label: 'Set another password', url: `${appOrigin}/forgot-password` },
  };
}
