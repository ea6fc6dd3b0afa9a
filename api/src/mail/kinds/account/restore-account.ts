import { PRODUCT_NAME } from '@aic/contract';
import { dayText } from '@aic/contract/formats';
import { z } from 'zod';
import type { MailContent } from '../mail-content.ts';

/** When what is in the account goes for good. */
export const deletionSchema = z.object({
  closesAt: z.iso.datetime().transform((value) => new Date(value)),
});

/** @param link null when it cannot be restored any more */
export function restoreAccount(
  { closesAt }: z.output<typeof deletionSchema>,
  { link, appOrigin }: { link: string | null; appOrigin: string },
): MailContent {
  const deleted = `Your ${PRODUCT_NAME} account was deleted. It is signed out everywhere, its public page is gone, and its subscription ends now.`;
  const mail = { subject: `Your ${PRODUCT_NAME} account was deleted`, heading: 'Your account was deleted' };
  if (link === null) {
    return {
      ...mail,
      paragraphs: [
        deleted,
        'What was in it is being removed within 30 days. Invoices stay as long as the law asks.',
      ],
      action: { label: `Go to ${PRODUCT_NAME}`, url: appOrigin },
    };
  }
  return {
    ...mail,
    paragraphs: [
      deleted,
      `On ${dayText(closesAt)} the removal of what is in it begins. Until then you can take it back. Invoices stay as long as the law asks.`,
    ],
    action: { label: 'Take my account back', url: link },
    note: 'The link works once. Was this not you? Take the account back, and set another password.',
  };
}
