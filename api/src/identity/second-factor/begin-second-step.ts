import type { PlatformDeps } from '../../platform/deps.ts';
import { hashRandomToken, newRandomToken } from '../auth/random-token.ts';
import { SECOND_STEP_LIFETIME_MS } from './second-step-cookie.ts';
import { insertSecondStep } from './second-step.repo.ts';

/** The first step of a sign-in is done. @returns the token that binds the second one to this browser */
export async function beginSecondStep(
  { sql, clock }: Pick<PlatformDeps, 'sql' | 'clock'>,
  userId: string,
): Promise<string> {
  const token = newRandomToken();
  const expiresAt = new Date(clock.now().getTime() + SECOND_STEP_LIFETIME_MS);
  await insertSecondStep(sql, hashRandomToken(token), userId, expiresAt);
  return token;
}
