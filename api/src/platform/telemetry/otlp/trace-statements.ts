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
import { exportedPoint } from '../steps.ts';
import { describeStatement } from './describe-statement.ts';
import { errorType } from './describe-step.ts';
import { contextOf } from './trace-steps.ts';

/** A statement of the driver: it is sent when it is first waited for, by this method. */
interface Query extends Promise<unknown> {
  executed: boolean;
  handle(): unknown;
}

/**
 * The same pool, whose statements are spans within what is traced: those of periodic tasks are none. A span has a
 * short name, and one that failed its text, which stands in our sources: what is put into it goes to the server as
 * parameters and is not part of it.
 */
export function traceStatements(sql: Sql, tracer: Tracer): Sql {
  const described = new WeakMap<TemplateStringsArray, Description>();
  function describe(strings: TemplateStringsArray): Description {
    const known = described.get(strings) ?? describeStatement(strings);
    described.set(strings, known);
    return known;
  }

  return new Proxy(sql, {
    apply(target, receiver, input: unknown[]) {
      const made: unknown = Reflect.apply(target, receiver, input);
      const [strings] = input;
      if (isTemplate(strings) && isQuery(made)) followQuery(made, tracer, () => describe(strings));
      return made;
    },
  });
}

type Description = ReturnType<typeof describeStatement>;

function followQuery(query: Query, tracer: Tracer, describe: () => Description): void {
  const { handle } = query;
  query.handle = function handleTraced() {
    const parent = exportedPoint();
    if (parent !== undefined && !query.executed) {
      const { summary, text } = describe();
      const attributes = {
        [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
        [ATTR_DB_QUERY_SUMMARY]: summary,
      };
      const options = { kind: SpanKind.CLIENT, attributes };
      endWith(query, tracer.startSpan(summary, options, contextOf(parent)), text);
    }
    return handle.call(query);
  };
}

function endWith(query: Query, span: Span, text: string): void {
  // Not by the query's own `then`, which would send it. A caller that awaits it still gets its error.
  void Promise.prototype.then.call(
    query,
    () => span.end(),
    (error: unknown) => {
      const code = codeOf(error);
      if (typeof code === 'string') span.setAttribute(ATTR_DB_RESPONSE_STATUS_CODE, code);
      span.setAttributes({ [ATTR_ERROR_TYPE]: errorType(error), [ATTR_DB_QUERY_TEXT]: text });
      span.setStatus({ code: SpanStatusCode.ERROR }).end();
    },
  );
}

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value;

const isQuery = (value: unknown): value is Query => value instanceof Promise && 'handle' in value;
