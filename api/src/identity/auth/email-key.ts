import { domainToASCII } from 'node:url';

/**
 * An address as it is compared: one account, and one set of limits, whatever its case or form. Every place that looks
 * an address up uses this; the database compares bytes, because its own lower-casing differs (U+0130, for one).
 */
export function emailKey(email: string): string {
  return withAsciiDomain(email.trim().normalize('NFKC').toLowerCase());
}

/** A domain has two forms, and browsers send the one in ASCII (RFC 5891). */
export function withAsciiDomain(email: string): string {
  const [, mailbox = '', domain = ''] = /^(.*@)(.*[^\0-\x7f].*)$/s.exec(email) ?? [];
  return domain === '' ? email : mailbox + (domainToASCII(domain) || domain);
}
