import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import {
  currentPoint,
  type EndedStep,
  onStepEnd,
  type Step,
  steps,
  type TracePoint,
  tracePoint,
} from '../steps.ts';
import { describeEnd, describeStart } from './describe-step.ts';

/** Makes a span of each step. Returns how to stop that. */
export function traceSteps(tracer: Tracer): () => void {
  const running = new WeakMap<Step, { span: Span; point: TracePoint }>();

  /** A job goes on where its press was, in whichever process. */
  function start(step: Step): TracePoint {
    const { name, kind, attributes } = describeStart(step);
    const parent = step.type === 'job' ? parseTraceParent(step.traceparent ?? '') : currentPoint();
    const span = tracer.startSpan(name, { kind, attributes }, contextOf(parent ?? undefined));
    const point = { ...span.spanContext(), isOver: false };
    running.set(step, { span, point });
    return point;
  }

  function end(step: EndedStep): void {
    const started = running.get(step);
    if (started === undefined) return;
    const { span, point } = started;
    point.isOver = true;
    if (!span.isRecording()) return;
    const { name, attributes, isError } = describeEnd(step);
    if (name !== undefined) span.updateName(name);
    span.setAttributes(attributes);
    // Without a message: those of libraries may hold what users wrote.
    if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  steps.start.bindStore(tracePoint, start);
  const deafen = onStepEnd(end);
  return () => {
    steps.start.unbindStore(tracePoint);
    deafen();
  };
}

/** The library's form of a place in a trace; without one, a new trace begins. */
export function contextOf(point: TracePoint | undefined): Context {
  return point === undefined
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, { isRemote: false, ...point });
}
