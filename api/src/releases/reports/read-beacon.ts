import type { z } from 'zod';
import { bodyTooLarge, invalidJson } from '../../platform/errors/errors.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { invalidRequest } from '../../platform/http/router.ts';

/** A beacon of a string is text/plain, and one of JSON is not sent by every browser while a page is closed. */
export const BEACON_TYPES = ['application/json', 'text/plain'] as const;

const BYTES_MAX = 2 * 1024;

/** What a browser has sent by `navigator.sendBeacon`. @throws AppError `invalid_request`, `too_large` */
export async function readBeacon<Schema extends z.ZodType>(
  c: AppContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await c.req.text();
  if (text.length > BYTES_MAX) throw bodyTooLarge(BYTES_MAX / 1024);
  const report = schema.safeParse(parseJson(text));
  if (!report.success) throw invalidRequest(report.error.issues);
  return report.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson();
  }
}
