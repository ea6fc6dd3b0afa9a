import type { Generation } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { preferredWaitMs } from './prefer.ts';
import type { Started } from './start-generations.ts';
import { waitForEnd } from './wait-for-end.ts';

/**
 * The first item with the `others` of its press: 200 when all of them end within the wait the caller prefers, else 202
 * with them as they are.
 */
export async function respondStarted<Item extends Generation>(
  c: AppContext,
  deps: Pick<PlatformDeps, 'sql' | 'clock'>,
  caller: Caller,
  started: Started<Item>,
) {
  const waitMs = preferredWaitMs(c.req.header('prefer'));
  const options = { end: performance.now() + waitMs, signal: c.req.raw.signal };
  const first = await waitForEnd(deps, caller.tokenHash, started[0], options);
  const others: Item[] = [];
  for (const item of started.slice(1)) others.push(await waitForEnd(deps, caller.tokenHash, item, options));
  if (waitMs > 0) c.header('Preference-Applied', `wait=${waitMs / 1000}`);
  const isEnded = [first, ...others].every(({ status }) => status !== 'processing');
  const body: Item = { ...first, ...(others.length > 0 && { others }) };
  return c.json(body, isEnded ? 200 : 202);
}
