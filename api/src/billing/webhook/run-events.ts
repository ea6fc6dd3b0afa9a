import type { BillingDeps } from '../stripe/billing-deps.ts';
import { claimEvents } from './events.repo.ts';
import { processEvent } from './process-event.ts';

const BATCH = 20;

/**
 * Acts on events that were kept but not finished, until none is due. One that fails does not keep the others waiting.
 */
export async function runEvents(deps: BillingDeps, signal?: AbortSignal): Promise<number> {
  let done = 0;
  const claim = async () => (signal?.aborted ? [] : await claimEvents(deps.sql, BATCH, deps.clock.now()));
  for (let events = await claim(); events.length > 0; events = await claim()) {
    for (const { payload } of events) {
      try {
        await processEvent(deps, payload);
        done += 1;
      } catch (error) {
        deps.logger.warn(
          { err: error, event: payload.id, type: payload.type },
          'an event failed; it is due again',
        );
      }
    }
  }
  return done;
}
