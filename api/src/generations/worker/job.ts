import type { GenerationKind } from '@aic/contract';
import type { JSONValue } from 'postgres';
import type { JobErrorCode } from '../errors/job-errors.ts';
import type { ProviderOutput, ProviderUsage } from '../providers/provider.ts';

/** One attempt at a generation, as claimed. Only the holder of this `attempt` may report on it. */
export interface Job {
  userId: string;
  id: string;
  attempt: number;
  /** Attempts that count against the job, this one included. */
  attemptsUsed: number;
  kind: GenerationKind;
  /** As the user sent it; checked again before it is used. */
  request: unknown;
  seed: number | null;
  /** Id of the provider that it was started with. */
  startedWith?: string;
  /** What an earlier attempt knew of its request at the vendor. */
  submission: Submission | null;
  createdAt: Date;
  /** Held for it, in credits. */
  price: number;
  /** Of the request that has started it, in W3C's form. Null: it was not traced. */
  traceparent: string | null;
}

/** What is known of a request at the vendor. It is stored before the next step, so that nothing is bought twice. */
export type Submission =
  /** Sent, and not answered yet. */
  | { state: 'sent'; at: Date }
  /** Surely not taken: it may be sent again. */
  | { state: 'refused'; at: Date }
  /** Taken under the vendor's own id. */
  | { state: 'accepted'; at: Date; operation: string };

/** In place of a vendor's id: the result was bought and waits on the machine of a worker for the store. */
export const KEPT_OPERATION = 'kept-by-worker';

/** What was bought, before it is stored. */
export interface KeptResult {
  output: ProviderOutput;
  usage: ProviderUsage;
}

/** What was bought and cannot be stored yet, for the next process of this machine. */
export interface KeptResults {
  keep(generationId: string, result: KeptResult): Promise<void>;
  find(generationId: string): Promise<KeptResult | null>;
  drop(generationId: string): Promise<void>;
  /** Removes some of what nobody came back for, at each call. */
  sweep(): Promise<void>;
}

/** How long a result waits for a store that takes no files. */
export interface Patience {
  ms: number;
  signal: AbortSignal;
  /** The store has failed, or takes long; called each time. */
  onTrouble(): void;
}

/** Keeps what a provider made. */
export interface ResultStore {
  /**
   * Returns what goes into `generation.output`.
   * @param patience missing: what the store does not take at once is an error
   * @throws ProviderError
   */
  store(job: Job, output: ProviderOutput, patience?: Patience): Promise<JSONValue>;
  /** Removes the files of a result that no user will see, because the job had moved on. */
  discard(output: JSONValue): Promise<void>;
}

/** Why a running attempt has to stop. */
export type StopReason = 'cancelled' | 'lost' | 'timeout' | 'shutdown';

/** How an attempt ended. */
export type JobOutcome =
  /** Null: the provider that was asked has made it. */
  | { type: 'completed'; output: JSONValue; madeBy: string | null }
  /** The message is null where the code's own text is meant (errors/job-errors.ts). */
  | { type: 'failed'; code: JobErrorCode; shownMessage: string | null }
  | { type: 'retry'; delayMs: number }
  /** As a retry, but it does not count as an attempt: the provider has too much to do, for everyone. */
  | { type: 'wait'; delayMs: number }
  /** It goes on in another attempt, which does not count; nothing is to blame on its provider. */
  | { type: 'handed-back'; delayMs: number }
  | { type: 'dropped' };
