import type { Store, Tables } from './state/store.ts';

export const API_VERSION = '2026-10-28.endive';

/** Who asks: the secret key sees and does all, the publishable key only what its client secrets open. */
export interface RequestInfo {
  id: string | null;
  idempotencyKey: string | null;
  isPublishable: boolean;
}

/** What the sandbox does after the last failed retry of a renewal, as Stripe's account setting of that name. */
export type AfterRetries = 'cancel' | 'unpaid';

/** What every verb gets: the rows, the time and the request that it serves. */
export interface Context {
  readonly store: Store;
  readonly tables: Tables;
  /** The sandbox's own address, for links in objects. */
  readonly url: string;
  readonly afterRetries: AfterRetries;
  /** Null while the clock works by itself. */
  readonly request: RequestInfo;
  /** The time of a test clock, or the real one. Unix seconds. */
  now: (testClock?: string | null) => number;
}

export const NO_REQUEST: RequestInfo = { id: null, idempotencyKey: null, isPublishable: false };
