import { CONTACT_CATEGORIES } from '@aic/contract/contact';
import { z } from 'zod';
import type { MailContent } from './mail-content.ts';

export const contactSchema = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.enum(CONTACT_CATEGORIES),
  message: z.string(),
});

/** To ourselves. What the sender has typed stands in the body alone, never in a header. */
export function contact(sent: z.output<typeof contactSchema>): MailContent {
  const { name, email, subject, category, message } = sent;
  return {
    subject: `New message from the contact form (${category})`,
    heading: 'New message',
    paragraphs: message.split(/\s*\n\s*/),
    facts: [
      ['From', name],
      ['E-mail', email],
      ['Subject', subject],
      ['Category', category],
    ],
    action: { label: 'Reply', url: replyUrl(email, subject) },
    note: 'Nobody has proved that this address is the sender’s.',
  };
}

/** RFC 6068: everything is percent-encoded, so that an address cannot add headers of its own. */
function replyUrl(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
