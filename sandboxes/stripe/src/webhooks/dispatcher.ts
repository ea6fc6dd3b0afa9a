import type { Context } from '../context.ts';
import type { Faults } from '../faults.ts';
import { present } from '../http/present.ts';
import type { DeliveryRow } from '../state/rows.ts';
import type { WebhookEndpoint } from '../state/wire.ts';
import { sign } from './sign.ts';

const TIMEOUT_MS = 10_000;
/** For each endpoint. */
const AT_ONCE_MAX = 8;

/**
 * From one attempt to the next: quick at first, as both ends run on one machine, then up to an hour for about three
 * days.
 */
const BACKOFF_MS = [250, 1_000, 3_000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000];
const GIVE_UP_ATTEMPTS = 80;

/**
 * Sends events to endpoints. Deliveries are rows, so they outlive the process; a dead endpoint delays no other.
 */
export class Dispatcher {
  readonly #ctx: Context;
  readonly #faults: Faults;
  /** Deliveries under way, by their endpoint. */
  readonly #running = new Map<string, Set<string>>();
  readonly #abort = new AbortController();
  #timer: NodeJS.Timeout | null = null;

  constructor(ctx: Context, faults: Faults) {
    this.#ctx = ctx;
    this.#faults = faults;
  }

  /** Sends what is due and wakes up for the rest. */
  kick(): void {
    if (this.#abort.signal.aborted) {
      return;
    }
    const now = Date.now();
    const waiting = this.#ctx.tables.deliveries.where(
      (row) => row.status === 'pending' && !this.#underWay(row).has(row.id),
    );
    for (const row of this.#faults.ordered(waiting.filter(({ nextAttemptMs }) => nextAttemptMs <= now))) {
      if (this.#underWay(row).size < AT_ONCE_MAX) {
        this.#deliver(row).catch((error: unknown) =>
          console.error('A webhook could not be recorded:', error),
        );
      }
    }
    this.#wakeAt(waiting.map(({ nextAttemptMs }) => nextAttemptMs).filter((time) => time > now));
  }

  stop(): void {
    this.#abort.abort();
    if (this.#timer !== null) {
      clearTimeout(this.#timer);
    }
  }

  #underWay({ endpoint }: DeliveryRow): Set<string> {
    const known = this.#running.get(endpoint) ?? new Set();
    this.#running.set(endpoint, known);
    return known;
  }

  #wakeAt(times: readonly number[]): void {
    if (this.#timer !== null) {
      clearTimeout(this.#timer);
      this.#timer = null;
    }
    if (times.length > 0) {
      const delayMs = Math.max(times.reduce((left, right) => Math.min(left, right)) - Date.now(), 1);
      this.#timer = setTimeout(() => this.kick(), Math.min(delayMs, 60_000));
      this.#timer.unref();
    }
  }

  async #deliver(row: DeliveryRow): Promise<void> {
    this.#underWay(row).add(row.id);
    const endpoint = this.#ctx.tables.webhook_endpoints.get(row.endpoint);
    // Always awaited: the kick at the end must not run inside the loop of the one that began this delivery.
    const error = await this.#send(row, endpoint);
    this.#underWay(row).delete(row.id);
    if (this.#abort.signal.aborted) {
      return;
    }
    this.#ctx.store.transaction(() => {
      this.#ctx.tables.deliveries.put(afterAttempt(row, error, endpoint?.status === 'enabled'));
    });
    this.kick();
  }

  /** @returns what went wrong, or null */
  async #send(row: DeliveryRow, endpoint: WebhookEndpoint | undefined): Promise<string | null> {
    if (endpoint?.status !== 'enabled') {
      return 'The endpoint is gone or disabled.';
    }
    const event = this.#ctx.tables.events.get(row.event);
    if (event === undefined) {
      return null;
    }
    const body = JSON.stringify(present(this.#ctx, event), null, 2);
    const fault = await this.#faults.beforeDelivery();
    if (fault === 'drop') {
      return null;
    }
    const error = await this.#post(endpoint, body);
    return fault === 'duplicate' && error === null ? this.#post(endpoint, body) : error;
  }

  async #post(endpoint: WebhookEndpoint, body: string): Promise<string | null> {
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': sign(body, endpoint.secret ?? '', Math.floor(Date.now() / 1000)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#abort.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.ok ? null : `HTTP ${response.status}`;
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  }
}

function afterAttempt(row: DeliveryRow, error: string | null, isEnabled: boolean): DeliveryRow {
  const attempts = row.attempts + 1;
  if (error === null) {
    return { ...row, attempts, status: 'delivered', lastError: null };
  }
  const isOver = !isEnabled || attempts >= GIVE_UP_ATTEMPTS;
  const delayMs = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? 0;
  return {
    ...row,
    attempts,
    status: isOver ? 'given_up' : 'pending',
    nextAttemptMs: Date.now() + delayMs,
    lastError: error,
  };
}
