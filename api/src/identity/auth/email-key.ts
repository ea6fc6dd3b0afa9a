import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * An address as limits count it: whatever its case or form, and whichever characters stand for its letters. It says
 * nothing of whose it is: `accountKey` does. The database compares bytes, because its own lower-casing differs (U+0130,
 * for one).
 */
export function emailKey(email: string): string {
  return withAsciiDomain(email.trim().normalize('NFKC').toLowerCase());
}

/**
 * What an account is found by, and no other address opens, links or gets mail for: the address in plain spelling.
 * @returns null for a look-alike, which may be another mailbox than the one that it looks like
 */
export function accountKey(email: string): string | null {
  const key = emailKey(email);
  return isPlain(email.trim(), key) ? key : null;
}

/** Whether only the case of ASCII letters, or the form of the domain, tells an address from its key. */
function isPlain(email: string, key: string): boolean {
  const [at, keyAt] = [email.lastIndexOf('@'), key.lastIndexOf('@')];
  const domain = email.slice(at + 1);
  return (
    lowerAscii(email.slice(0, at)) === key.slice(0, keyAt) &&
    domain.normalize('NFKC') === domain &&
    [key.slice(keyAt + 1), domainToUnicode(key.slice(keyAt + 1))].includes(domain.toLowerCase())
  );
}

const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** A domain has two forms, and browsers send the one in ASCII (RFC 5891). */
export function withAsciiDomain(email: string): string {
  const [, mailbox = '', domain = ''] = /^(.*@)(.*[^\0-\x7f].*)$/s.exec(email) ?? [];
  return domain === '' ? email : mailbox + (domainToASCII(domain) || domain);
}
