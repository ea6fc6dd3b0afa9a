import { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { AppError } from '../errors/app-error.ts';
import { invalidFields } from '../errors/errors.ts';
import { faultText } from '../errors/fault-text.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Some routes, without the types of their requests and responses: clients have those from the OpenAPI document, and
 * joining them over all routes took almost a third of the time of the gateway's type check.
 */
export type Routes = Hono<AppEnv>;

/** A router whose validation failures all become the same 400 with one message per field. */
export function createRouter(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidRequest(result.error.issues);
    },
  });
}

/** The 400 of a request that did not pass its schema. */
export function invalidRequest(issues: readonly z.core.$ZodIssue[]): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.map(String).join('.') || 'body'] ??= faultText(issue);
  return invalidFields(fields);
}
