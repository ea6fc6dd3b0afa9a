import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
  ATTR_SERVER_PORT,
} from '@opentelemetry/semantic-conventions';
import { exportedPoint } from '../steps.ts';
import { errorType } from './describe-step.ts';
import { contextOf } from './trace-steps.ts';

/** What undici says of a request, that of Node and the one of npm alike. */
interface Message {
  request: { method: string; origin: string | URL };
  response?: { statusCode: number };
  error?: unknown;
}

/**
 * Makes a span of each `fetch` within what is traced: requests to vendors and to providers of sign-ins. It has the
 * host alone, because paths and queries may open files. The trace's ids are not sent along: they are no business of
 * strangers.
 */
export function traceFetches(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const listeners: Readonly<Record<string, (message: Message) => void>> = {
    'undici:request:create'({ request }) {
      const parent = exportedPoint();
      if (parent === undefined) return;
      const { hostname, port, protocol } = new URL(request.origin);
      const attributes = {
        [ATTR_HTTP_REQUEST_METHOD]: request.method,
        [ATTR_SERVER_ADDRESS]: hostname,
        [ATTR_SERVER_PORT]: Number(port) || (protocol === 'http:' ? 80 : 443),
      };
      const options = { kind: SpanKind.CLIENT, attributes };
      spans.set(request, tracer.startSpan(`${request.method} ${hostname}`, options, contextOf(parent)));
    },
    'undici:request:headers'({ request, response }) {
      const status = response?.statusCode ?? 0;
      const span = spans.get(request)?.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
      if (status < 400) return;
      span?.setAttribute(ATTR_ERROR_TYPE, String(status)).setStatus({ code: SpanStatusCode.ERROR });
    },
    'undici:request:trailers': ({ request }) => spans.get(request)?.end(),
    'undici:request:error'({ request, error }) {
      const span = spans.get(request)?.setAttribute(ATTR_ERROR_TYPE, errorType(error));
      span?.setStatus({ code: SpanStatusCode.ERROR }).end();
    },
  };
  const entries = Object.entries(listeners).map(([channel, listener]) => {
    const heard = (message: unknown) => {
      // Safe because these channels are undici's alone.
      listener(message as Message);
    };
    subscribe(channel, heard);
    return () => unsubscribe(channel, heard);
  });
  return () => {
    for (const end of entries) end();
  };
}
