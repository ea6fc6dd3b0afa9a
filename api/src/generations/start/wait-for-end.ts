import { setTimeout as delay } from 'node:timers/promises';
import type { Generation } from '@aic/contract';
import type { PlatformDeps } from '../../platform/deps.ts';
import { findItem } from '../list/generations.repo.ts';

const LOOK_MS_MIN = 50;
const LOOK_MS_MAX = 500;

/**
 * The item once it has ended, or as it is when the time is up or the caller is gone. It has been started, so a
 * database that does not answer for a moment does not turn the response into an error.
 *
 * @param options.end when the time is up, in milliseconds of `performance.now()`
 */
export async function waitForEnd<Item extends Generation>(
  deps: Pick<PlatformDeps, 'sql' | 'clock'>,
  tokenHash: Buffer,
  started: Item,
  options: { end: number; signal: AbortSignal },
): Promise<Item> {
  let item = started;
  for (let lookMs = LOOK_MS_MIN; item.status === 'processing'; lookMs = Math.min(LOOK_MS_MAX, lookMs * 1.5)) {
    const left = options.end - performance.now();
    if (left <= 0 || options.signal.aborted) break;
    await delay(Math.min(lookMs, left), undefined, { signal: options.signal }).catch(() => undefined);
    const caller = { tokenHash, now: deps.clock.now() };
    const found = await findItem(deps.sql, caller, started.id).catch(() => ({ item }));
    if (!found.item) break;
    // Safe because an item's kind never changes.
    item = found.item as Item;
  }
  return item;
}
