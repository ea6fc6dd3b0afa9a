import { z } from 'zod';
import { emailAddress } from '../account/email-address.ts';
import { CONTROL_CHARACTERS, nameText, wellFormed } from '../shape/values.ts';
import { CONTACT_CATEGORIES } from './contact.ts';

const line = (lengthMax: number, missing: string) =>
  z
    .string(missing)
    .overwrite((text) => nameText(text).replaceAll(CONTROL_CHARACTERS, ' '))
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
