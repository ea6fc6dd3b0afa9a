import { domainToASCII } from 'node:url';

/**
 * An address as it is compared: one account, and one set of limits, whatever its case or form. Every place that looks an
 * address up uses this; the database compares bytes, because its own lower-casing differs (U+0130, for one).
 */
export function emailKey(email: string): string {
  const key = email.trim().normalize('NFKC').toLowerCase();
  const [, mailbox = '', domain = ''] = /^(.*@)(.*[^\0-\x7f].*)$/s.exec(key) ?? [];
  // A domain has two forms, and browsers send the one in ASCII (RFC 5891).
  return domain === '' ? key : mailbox + (domainToASCII(domain) || domain);
}
