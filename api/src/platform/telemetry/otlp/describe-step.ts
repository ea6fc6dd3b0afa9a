import { type Attributes, SpanKind } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import { ATTR_PEER_SERVICE } from '@opentelemetry/semantic-conventions/incubating';
import type { EndedStep, Step } from '../steps.ts';

interface StepStart {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
}

interface StepEnd {
  /** Where it is known only now. */
  name?: string;
  attributes: Attributes;
  isError: boolean;
}

/** Names are OpenTelemetry's where it has one, else they begin with `aic.` (docs/operate/monitoring.md lists them). */
export function describeStart(step: Step): StepStart {
  switch (step.type) {
    case 'request':
      return {
        name: step.method,
        kind: SpanKind.SERVER,
        attributes: { [ATTR_HTTP_REQUEST_METHOD]: step.method, 'aic.request.id': step.requestId },
      };
    case 'job':
      return {
        name: `job ${step.kind}`,
        kind: SpanKind.CONSUMER,
        attributes: {
          'aic.generation.id': step.generationId,
          'aic.generation.kind': step.kind,
          'aic.job.attempt': step.attempt,
          'aic.job.waited_seconds': step.waitedSeconds,
        },
      };
    case 'engine':
      return {
        name: `engine ${step.engine}`,
        kind: SpanKind.INTERNAL,
        attributes: {
          'aic.engine': step.engine,
          'aic.generation.kind': step.kind,
          'aic.engine.is_resumed': step.isResumed,
        },
      };
    case 'result':
      return {
        name: `result ${step.kind}`,
        kind: SpanKind.INTERNAL,
        attributes: { 'aic.generation.kind': step.kind },
      };
    case 'storage':
      return {
        name: `storage ${step.operation}`,
        kind: step.place === 's3' ? SpanKind.CLIENT : SpanKind.INTERNAL,
        attributes: { 'aic.storage.operation': step.operation, 'aic.storage.place': step.place },
      };
    case 'payment':
      return {
        name: `stripe ${step.call}`,
        kind: SpanKind.CLIENT,
        attributes: { [ATTR_PEER_SERVICE]: 'stripe', 'aic.payment.call': step.call },
      };
    default:
      return step satisfies never;
  }
}

export function describeEnd(step: EndedStep): StepEnd {
  const failure = 'error' in step ? { [ATTR_ERROR_TYPE]: errorType(step.error) } : {};
  const isError = 'error' in step;
  if (step.type === 'request') {
    const { method, route = '', status = 500 } = step;
    const isFault = status >= 500;
    return {
      name: `${method} ${route}`,
      attributes: {
        ...failure,
        [ATTR_HTTP_ROUTE]: route,
        [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
        ...(isFault && { [ATTR_ERROR_TYPE]: String(status) }),
      },
      isError: isError || isFault,
    };
  }
  if (step.type === 'job') {
    const { engine, outcome, hasFailed = false } = step;
    const said = { ...(engine && { 'aic.engine': engine }), ...(outcome && { 'aic.job.outcome': outcome }) };
    const why = hasFailed && outcome !== undefined ? { [ATTR_ERROR_TYPE]: outcome } : {};
    return { attributes: { ...failure, ...why, ...said }, isError: isError || hasFailed };
  }
  return { attributes: failure, isError };
}

/** What kind of error, in a word of ours or of its library's. Never its message. */
export function errorType(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '_OTHER';
  const { code, kind, name }: { code?: unknown; kind?: unknown; name?: unknown } = error;
  const word = [kind, code, name].find((one) => typeof one === 'string' && /^[\w.-]{1,60}$/.test(one));
  return typeof word === 'string' ? word : '_OTHER';
}
