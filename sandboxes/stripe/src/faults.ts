/** What goes wrong with one request: it is matched by method and path, and counts down. */
export interface RequestFault {
  /** `POST`, or `*` for all. */
  method: string;
  /** A path as `/v1/subscriptions`; `*` at its end stands for the rest. */
  path: string;
  /**
   * - `error_after`: the work is done and stored, the response is HTTP 500
   * - `error_before`: HTTP 500 and nothing is done
   * - `timeout_after`: the work is done and stored, no response ever comes
   * - `timeout_before`: nothing is done and no response ever comes
   * - `slow`: the work begins after `delayMs`; until then its idempotency key is in use
   */
  kind: 'error_after' | 'error_before' | 'timeout_after' | 'timeout_before' | 'slow';
  delayMs?: number;
  /** How many requests it hits. */
  times: number;
}

/** What goes wrong with webhooks. Shares are between 0 and 1, of all deliveries. */
export interface WebhookFaults {
  /** Counted as delivered and never sent. */
  dropShare?: number;
  /** Sent twice. */
  duplicateShare?: number;
  /** Each waits for a random time up to this. */
  delayMsMax?: number;
  /** Those that are due together are sent in random order. */
  isShuffled?: boolean;
}

export interface FaultPlan {
  requests?: readonly RequestFault[];
  webhooks?: WebhookFaults;
}

/** The switched-on faults. */
export class Faults {
  #requests: RequestFault[] = [];
  #webhooks: WebhookFaults = {};
  readonly #random: () => number;

  constructor(plan: FaultPlan, random: () => number = Math.random) {
    this.#random = random;
    this.set(plan);
  }

  /** Replaces the plan; an empty one switches all off. */
  set(plan: FaultPlan): void {
    this.#requests = (plan.requests ?? []).map((fault) => ({ ...fault }));
    this.#webhooks = { ...plan.webhooks };
  }

  /** The fault of a request, which counts as used with this. */
  take(method: string, path: string): RequestFault | null {
    const fault = this.#requests.find(
      (one) => one.times > 0 && (one.method === '*' || one.method === method) && isMatch(one.path, path),
    );
    if (fault === undefined) {
      return null;
    }
    fault.times -= 1;
    return fault;
  }

  async beforeDelivery(): Promise<'drop' | 'duplicate' | null> {
    const { dropShare = 0, duplicateShare = 0, delayMsMax = 0 } = this.#webhooks;
    if (delayMsMax > 0) {
      const delayMs = this.#random() * delayMsMax;
      await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
    }
    const chance = this.#random();
    if (chance < dropShare) {
      return 'drop';
    }
    return chance < dropShare + duplicateShare ? 'duplicate' : null;
  }

  ordered<Item>(items: readonly Item[]): Item[] {
    if (this.#webhooks.isShuffled !== true) {
      return [...items];
    }
    return items
      .map((item) => ({ item, place: this.#random() }))
      .sort((left, right) => left.place - right.place)
      .map(({ item }) => item);
  }
}

function isMatch(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
