import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';

/**
 * Work that a trace shows and figures count. It names no user, and nothing that a user wrote: it may leave the
 * installation. What is known only at the end is written into it before the work ends.
 */
export type Step =
  | {
      type: 'request';
      method: string;
      /** Of the log and of error responses. */
      requestId: string;
      /** The route's template. */
      route?: string;
      status?: number;
    }
  | {
      type: 'job';
      generationId: string;
      kind: string;
      /** One that was lost is tried again under the next number. */
      attempt: number;
      /** From the press to this attempt. */
      waitedSeconds: number;
      /** Held for it. */
      credits: number;
      /** What the press was traced by. */
      traceparent: string | null;
      engine?: string;
      /** How the attempt ended: `completed`, `retry` and the like, `late` where it was no longer wanted, or why it failed. */
      outcome?: string;
      hasFailed?: boolean;
    }
  /** Having an engine make something, with all requests that it takes. */
  | { type: 'engine'; engine: string; kind: string; isResumed: boolean }
  /** Making what is stored of a result: encoding, thumbnails and peaks, and writing them. */
  | { type: 'result'; kind: string }
  | { type: 'storage'; operation: 'put' | 'read' | 'remove'; place: 'disk' | 's3' }
  /** A call of Stripe's client, such as `subscriptions.create`. */
  | { type: 'payment'; call: string };

/** A step whose work has ended. */
export type EndedStep = Step & { error?: unknown; seconds: number };

/** Where a span is: the ids of W3C's trace context, in hexadecimal. */
export interface TracePoint {
  traceId: string;
  spanId: string;
  /** 1: it is exported. */
  traceFlags: number;
  /** Its step has ended. What goes on after that, such as a loop for all users that it has begun, is no part of it. */
  isOver?: boolean;
}

/** Where the code that runs is. Only the telemetry writes it, and others read it by `currentPoint`. */
export const tracePoint = new AsyncLocalStorage<TracePoint>();

/** Who listens hears of each step. Its `start` has a listener where traces are made, and nowhere else. */
export const steps = tracingChannel<TracePoint, Step>('aic:step');

const startedAt = new WeakMap<Step, number>();

/** Steps of which metrics count nothing, or elsewhere: without traces they are recorded nowhere, and cost a comparison. */
const ONLY_TRACED: ReadonlySet<Step['type']> = new Set(['request', 'engine', 'result']);

/** Does the work, as a step. What it throws is thrown on. */
export function traced<T>(step: Step, work: () => Promise<T>): Promise<T> {
  const { hasSubscribers } = ONLY_TRACED.has(step.type) ? steps.start : steps;
  if (!hasSubscribers) return work();
  startedAt.set(step, performance.now());
  return steps.tracePromise(work, step);
}

/** Hears of each step once its work has ended. Returns how to stop that. */
export function onStepEnd(heard: (step: EndedStep) => void): () => void {
  const end = (message: unknown) => {
    // Safe because only `traced` publishes here.
    const step = message as Step & { error?: unknown };
    const seconds = (performance.now() - (startedAt.get(step) ?? performance.now())) / 1000;
    heard(Object.assign(step, { seconds }));
  };
  // Of work that has thrown at once there is no other end.
  const endAtOnce = (message: unknown) => {
    if ('error' in (message as object)) end(message);
  };
  steps.asyncEnd.subscribe(end);
  steps.end.subscribe(endAtOnce);
  return () => {
    steps.asyncEnd.unsubscribe(end);
    steps.end.unsubscribe(endAtOnce);
  };
}

/** Where the code that runs is; undefined: in nothing that is traced. */
export function currentPoint(): TracePoint | undefined {
  const point = tracePoint.getStore();
  return point?.isOver ? undefined : point;
}

/** The same where it is exported; what is not has no parts worth describing. */
export function exportedPoint(): TracePoint | undefined {
  const point = currentPoint();
  return point && point.traceFlags & 1 ? point : undefined;
}

/** What carries the trace on, in W3C's form; undefined: nothing is traced. */
export function currentTraceparent(): string | undefined {
  const point = currentPoint();
  return point && `00-${point.traceId}-${point.spanId}-0${point.traceFlags & 1}`;
}

/** What a line of the log says of its trace. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const point = currentPoint();
  return point ? { trace_id: point.traceId, span_id: point.spanId } : {};
}
