import { createHash } from 'node:crypto';

/** Canonical JSON (RFC 8785) of what JSON can be: one text for one value, whatever the order of its members was. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** Hex. Tells nothing of the request without the salt. */
export const askedDigest = (salt: string, request: string): string =>
  createHash('sha256').update(`${salt}.${request}`).digest('hex');
