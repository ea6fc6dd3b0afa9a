import { z } from 'zod';

const LETTER = /[\p{L}\p{M}\p{N}]/gu;
const IS_ASCII = /^[\0-\x7f]*$/;

/** An address in any script (RFC 6531): as in ASCII, with letters and digits of others beside ours. */
export const emailAddress = z
  .string('Please enter your e-mail address')
  .max(254)
  .refine(isEmailAddress, 'Please enter your e-mail address');

function isEmailAddress(text: string): boolean {
  if (IS_ASCII.test(text)) return z.regexes.email.test(text);
  const domain = text.slice(text.lastIndexOf('@') + 1);
  return (
    z.regexes.email.test(text.replaceAll(LETTER, (letter) => (IS_ASCII.test(letter) ? letter : 'x'))) &&
    (IS_ASCII.test(domain) || URL.canParse(`http://${domain}`))
  );
}
