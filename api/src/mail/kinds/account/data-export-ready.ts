import { dayText } from '@aic/contract/formats';
import { z } from 'zod';
import type { MailContent } from '../mail-content.ts';

export const dataExportReadySchema = z.object({ expiresAt: z.iso.datetime() });

/** Leads to a page that asks who is there: a mail may be read by others. */
export function dataExportReady(
  { expiresAt }: z.output<typeof dataExportReadySchema>,
  appOrigin: string,
): MailContent {
  return {
    subject: 'The copy of your data is ready',
    heading: 'The copy of your data is ready',
    paragraphs: [
      'The copy that was asked for in your account can be downloaded there now.',
      'If it was not you who asked, change your password and end the sessions you do not know: both are on the same page.',
    ],
    facts: [['Available until', `${dayText(expiresAt)} (UTC)`]],
    action: { label: 'Go to your data', url: `${appOrigin}/account/security` },
    note: 'You have to be signed in to download it.',
  };
}
