import type { Context } from '../context.ts';

/** As long as Stripe shows an event. */
const KEPT_SECONDS = 30 * 86_400;

/** Forgets events, with their deliveries, that are so old that Stripe would not show them any more. */
export function forgetOldEvents(ctx: Context): void {
  const oldest = Math.floor(Date.now() / 1000) - KEPT_SECONDS;
  for (const { id } of ctx.tables.events.where((event) => event.created < oldest)) {
    ctx.tables.events.delete(id);
  }
  for (const { id } of ctx.tables.deliveries.where(
    ({ event }) => ctx.tables.events.get(event) === undefined,
  )) {
    ctx.tables.deliveries.delete(id);
  }
}
