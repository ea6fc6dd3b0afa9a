import { z } from 'zod';

/** Those that a request has of itself: with another value it would not arrive. */
const TAKEN = new Set(['connection', 'content-length', 'content-type', 'host', 'transfer-encoding']);

/** Headers, as JSON or in lines of `Name: value`. The message names no value: keys are among them. */
export function headers() {
  return z.string().transform((text, context) => {
    const parsed = headerPairs.safeParse(text.trim().startsWith('{') ? parseJson(text) : parseLines(text));
    if (parsed.success) return parsed.data;
    context.addIssue(
      'must be headers as JSON, or in lines of `Name: value`, and none that a request has of itself',
    );
    return z.NEVER;
  });
}

export const headerPairs = z
  .record(z.string(), z.string())
  .refine(isSendable, 'must be headers, and none that a request has of itself');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseLines(text: string): unknown {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => /^([^:]+):(.*)$/.exec(line));
  if (pairs.includes(null)) return null;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1]?.trim(), pair?.[2]?.trim()]));
}

function isSendable(pairs: Readonly<Record<string, string>>): boolean {
  try {
    return [...new Headers(pairs).keys()].every((name) => !TAKEN.has(name));
  } catch {
    return false;
  }
}
