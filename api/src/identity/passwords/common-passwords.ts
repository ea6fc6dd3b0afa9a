import { PASSWORD_LENGTH_MIN, passwordForm } from '@aic/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** About 18,000 that are long enough to pass the rule on length, from lists of stolen passwords. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH_MIN),
);

/** Whether a password is among the first that anyone tries (OWASP ASVS 5.0, 6.2.4). Neither case nor another form of Unicode makes it better. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(passwordForm(password).toLowerCase());
}
