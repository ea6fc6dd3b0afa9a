import { z } from 'zod';
import { emailAddress } from '../account/email-address.ts';
import { nameText, wellFormed } from '../shape/values.ts';
import { CONTACT_CATEGORIES } from './contact.ts';

// Line breaks and other control characters have no place in one line, and would begin a header of a mail.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

const line = (lengthMax: number, missing: string) =>
  z
    .string(missing)
    .overwrite((text) => nameText(text).replaceAll(CONTROL, ' '))
    .trim()
    .min(1, missing)
    .max(lengthMax, `Use at most ${lengthMax} characters`);

/** POST /api/contact. */
export const contactSchema = z.strictObject({
  name: line(100, 'Please enter your name'),
  email: emailAddress,
  subject: line(150, 'Please enter a subject'),
  category: z.enum(CONTACT_CATEGORIES).default('general'),
  message: z
    .string('Please enter a message')
    .overwrite(wellFormed)
    .trim()
    .min(1, 'Please enter a message')
    .max(5000, 'Use at most 5000 characters'),
  fax: z.string().max(1000).optional(),
});
