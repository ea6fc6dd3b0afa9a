import { PRODUCT_NAME } from '@aic/contract';
import type { MailContent } from '../mail-content.ts';

export function providerUnlinked({ issuer }: { issuer: string }, appOrigin: string): MailContent {
  const host = URL.parse(issuer)?.hostname ?? issuer;
  return {
    subject: `Your ${PRODUCT_NAME} account has one way less to sign in`,
    heading: 'A way to sign in is gone',
    paragraphs: [
      `${host} does not sign you in to your account any more.`,
      'If this was not you, set another password, and look here at where you are signed in.',
    ],
    action: { label: 'See where you are signed in', url: `${appOrigin}/account/security` },
  };
}
