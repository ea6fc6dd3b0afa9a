import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { RANDOM_TOKEN } from '../auth/random-token.ts';

/** How long a user may take in the browser's own dialog; the time that WebAuthn Level 3 (15.1) recommends at least. */
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;

export interface Challenge {
  /** 32 random bytes. */
  value: Buffer;
  expiresAt: Date;
}

export function newChallenge(now: Date): Challenge {
  return { value: randomBytes(32), expiresAt: new Date(now.getTime() + CHALLENGE_LIFETIME_MS) };
}

const clientDataSchema = z.object({
  challenge: z.string().regex(RANDOM_TOKEN),
  // No site may frame our pages, so neither is what they ask for.
  crossOrigin: z.literal(false).optional(),
});

/** Which challenge the browser signed. The rest is checked with the signature. @returns null when it says none */
export function readChallenge(clientDataJson: string): Buffer | null {
  const parsed = clientDataSchema.safeParse(parseJson(Buffer.from(clientDataJson, 'base64url').toString()));
  return parsed.success ? Buffer.from(parsed.data.challenge, 'base64url') : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
