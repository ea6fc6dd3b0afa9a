import { randomInt } from 'node:crypto';

const COUNT = 10;
const LENGTH = 10;

/** Base32 (RFC 4648): nothing in it is taken for something else. 10 characters are 50 bits. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As their owner reads them: `ABCDE-FGH23`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** What is hashed of a code: without what people put between its parts, and in capitals. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
