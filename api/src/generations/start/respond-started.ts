import type { Generation } from '@aic/contract';
import type { Caller } from '../../identity/auth/caller.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { preferredWaitMs } from './prefer.ts';
import { waitForEnd } from './wait-for-end.ts';

/** 200 with the item when it ends within the wait the caller prefers, else 202 with it as it is. */
export async function respondStarted<Item extends Generation>(
  c: AppContext,
  deps: Pick<PlatformDeps, 'sql' | 'clock'>,
  caller: Caller,
  started: Item,
) {
  const waitMs = preferredWaitMs(c.req.header('prefer'));
  const item = await waitForEnd(deps, caller.tokenHash, started, { waitMs, signal: c.req.raw.signal });
  if (waitMs > 0) c.header('Preference-Applied', `wait=${waitMs / 1000}`);
  return c.json(item, item.status === 'processing' ? 202 : 200);
}
