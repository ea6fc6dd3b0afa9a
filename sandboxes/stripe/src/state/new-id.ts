import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id with Stripe's prefix for its kind, as `cus_N3xJ...`. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomLetters(length)}`;
}

export function randomLetters(length: number): string {
  return [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
