import type { Stripe } from 'stripe';
import type { Sql } from '../../platform/db/client.ts';

/** How long an event is left to the process that claimed it before another does. */
const PATIENCE = '1 minute';

export interface StoredEvent {
  id: string;
  type: string;
  payload: Stripe.Event;
}

/** Keeps the event. @returns whether it was acted on before */
export async function receiveEvent(
  sql: Sql,
  event: Stripe.Event,
  about: { object: string | null; customer: string | null },
  now: Date,
): Promise<boolean> {
  const [row] = await sql<[{ isProcessed: boolean }]>`
    select billing.receive_event(${event.id}, ${event.type}, ${about.object}, ${about.customer},
      ${sql.json(JSON.parse(JSON.stringify(event)))}, ${new Date(event.created * 1000)}, ${PATIENCE}, ${now}) as "isProcessed"`;
  return row.isProcessed;
}

/** @param error why acting on it failed; it is due again later */
export async function finishEvent(sql: Sql, id: string, error: string | null, now: Date): Promise<void> {
  await sql`select billing.finish_event(${id}, ${error}, ${now})`;
}

/** Events that were not acted on yet, and that no other process has claimed. */
export async function claimEvents(sql: Sql, limit: number, now: Date): Promise<StoredEvent[]> {
  return await sql<
    StoredEvent[]
  >`select id, type, payload from billing.claim_events(${limit}, ${PATIENCE}, ${now})`;
}

/** Makes an event due at once, processed or not. False when there is none. */
export async function replayEvent(sql: Sql, id: string, now: Date): Promise<boolean> {
  const [row] = await sql<[{ isFound: boolean }]>`select billing.replay_event(${id}, ${now}) as "isFound"`;
  return row.isFound;
}
