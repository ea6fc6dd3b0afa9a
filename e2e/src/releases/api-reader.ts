import { responseOf, type ApiDocument, operationsOf } from '@aic/tools/api-document';
import { z } from 'zod';

/** What a gateway says of itself. */
export async function readApiDocument(url: string): Promise<ApiDocument> {
  // Safe because every gateway answers with its own document there.
  return (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument;
}

/** Whether the gateway has any call with this path. */
export function knowsPath({ paths }: ApiDocument, path: string): boolean {
  return Object.keys(paths).some((known) =>
    new RegExp(`^${known.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}

interface Question {
  /** The gateway that is asked. */
  url: string;
  /** A session of it. */
  cookie: string;
  /** What the asking page was built for. */
  page: ApiDocument;
}

/**
 * Asks a gateway everything that can be asked without parameters, and reads it as a page of this document does:
 * members that it does not know are nothing to it.
 * @returns the number of responses, and what was not as the page expects it
 */
export async function readEveryResponse({
  url,
  cookie,
  page,
}: Question): Promise<{ read: number; unreadable: string[] }> {
  const unreadable: string[] = [];
  let read = 0;
  for (const [name, operation] of operationsOf(page)) {
    const [method, path = ''] = name.split(' ');
    const schema = responseOf(operation);
    const isPlain = !path.includes('{') && !(operation.parameters ?? []).some(({ required }) => required);
    if (method !== 'GET' || !isPlain || schema === undefined) continue;
    const response = await fetch(url + path, { headers: { cookie } });
    // What it refuses, as payments that are not set up, is an error in the one shape of all errors.
    if (!response.ok) continue;
    const result = z.fromJSONSchema(openSchema(schema)).safeParse(await response.json());
    read += 1;
    if (!result.success) unreadable.push(`${name}: ${z.prettifyError(result.error)}`);
  }
  return { read, unreadable };
}

type ZodSchema = Parameters<typeof z.fromJSONSchema>[0];

function openSchema(schema: object): ZodSchema {
  const isClosed = (key: string, value: unknown): boolean =>
    key === 'additionalProperties' && value === false;
  // Safe because it is the schema again, without one keyword.
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (isClosed(key, value) ? undefined : value)),
  ) as ZodSchema;
}
