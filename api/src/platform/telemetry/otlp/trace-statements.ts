import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import {
  ATTR_DB_QUERY_SUMMARY,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_RESPONSE_STATUS_CODE,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';
import type { Sql } from '../../db/client.ts';
import { codeOf } from '../../errors/code-of.ts';
import { currentPoint } from '../steps.ts';
import { describeStatement } from './describe-statement.ts';
import { errorType } from './describe-step.ts';
import { contextOf } from './trace-steps.ts';

/** A statement of the driver: it is sent when it is first waited for, by this method. */
interface Query extends Promise<unknown> {
  executed: boolean;
  handle(): unknown;
}

/**
 * The same pool, whose statements are spans within what is traced: those of periodic tasks are none. A span has the
 * text of the statement, which stands in our sources; what is put into it goes to the server as parameters and is not
 * part of the text.
 */
export function traceStatements(sql: Sql, tracer: Tracer): Sql {
  const names = new WeakMap<TemplateStringsArray, ReturnType<typeof describeStatement>>();
  function start(strings: TemplateStringsArray): Span | null {
    const parent = currentPoint();
    if (parent === undefined) return null;
    let named = names.get(strings);
    if (named === undefined) names.set(strings, (named = describeStatement(strings)));
    const { summary, text } = named;
    const attributes = {
      [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
      [ATTR_DB_QUERY_SUMMARY]: summary,
      [ATTR_DB_QUERY_TEXT]: text,
    };
    return tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes }, contextOf(parent));
  }

  return new Proxy(sql, {
    apply(target, receiver, input: unknown[]) {
      const made: unknown = Reflect.apply(target, receiver, input);
      const [strings] = input;
      if (isTemplate(strings) && isQuery(made)) followQuery(made, () => start(strings));
      return made;
    },
  });
}

function followQuery(query: Query, start: () => Span | null): void {
  const { handle } = query;
  query.handle = function handleTraced() {
    const span = query.executed ? null : start();
    if (span !== null) {
      // Not by the query's own `then`, which would send it. Whoever waits for it still meets its error.
      void Promise.prototype.then.call(
        query,
        () => span.end(),
        (error: unknown) => {
          const code = codeOf(error);
          if (typeof code === 'string') span.setAttribute(ATTR_DB_RESPONSE_STATUS_CODE, code);
          span.setAttribute(ATTR_ERROR_TYPE, errorType(error));
          span.setStatus({ code: SpanStatusCode.ERROR }).end();
        },
      );
    }
    return handle.call(query);
  };
}

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value;

const isQuery = (value: unknown): value is Query => value instanceof Promise && 'handle' in value;
