import { z } from 'zod';
import { ProviderError } from '../../errors/provider-error.ts';
import type { ProviderContext } from '../provider.ts';
import { abortedError, connectionError, timeoutError } from './connection-error.ts';
import { kindOfFailure, readRetryAfterMs, safeReason } from './failure-kind.ts';
import { withFirstByte } from './first-byte.ts';
import { readBytes } from './read-bytes.ts';

export interface VendorRequest {
  url: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | FormData;
  signal: AbortSignal;
  /** Milliseconds for everything, the reading of the response included. */
  timeoutMs: number;
  /** What a refusal means where it is not what it usually means. */
  kindOf?: typeof kindOfFailure;
  /** Hears the vendor's id of the request, also of one that is refused. */
  onUsage?: ProviderContext['onUsage'];
  /** What it is sent with, where not by `fetch`. */
  send?: (url: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>;
}

/**
 * One request to a vendor that has no SDK of ours, sent once. Redirects are not followed: `fetch` would take headers of
 * keys along to another host.
 * @param read reads a 2xx response, within the same time limit
 * @throws ProviderError in our words only: the vendor's may repeat parts of the key or the prompt
 */
export async function vendorRequest<Result>(
  { url, signal, timeoutMs, method = 'GET', headers = {}, body, ...options }: VendorRequest,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const send = (either: AbortSignal): Promise<Response> =>
      (options.send ?? fetch)(url, {
        method,
        headers,
        redirect: 'manual',
        signal: either,
        ...(body === undefined ? {} : { body }),
      });
    const ends = AbortSignal.any([signal, timeout]);
    // What is sent has something made, which may be done before the response begins.
    const response = await (method === 'POST' ? send(ends) : withFirstByte(timeoutMs, ends, send));
    const requestId = readRequestId(response.headers);
    if (requestId !== null) options.onUsage?.({ requestId });
    if (!response.ok) throw await statusError(response, options.kindOf ?? kindOfFailure);
    return await read(response);
  } catch (error) {
    if (signal.aborted) throw abortedError();
    if (timeout.aborted || isTimeout(error)) throw timeoutError();
    throw error instanceof ProviderError ? error : connectionError(error);
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

const JSON_BYTES_MAX = 4 * 1024 * 1024;

/** Reads a JSON response of this shape. @throws ProviderError `uncertain` when it is anything else */
export function jsonOf<Schema extends z.ZodType>(schema: Schema, bytesMax = JSON_BYTES_MAX) {
  return async (response: Response): Promise<z.output<Schema>> => {
    const parsed = schema.safeParse(parseJson(await readBytes(response, bytesMax)));
    if (parsed.success) return parsed.data;
    throw new ProviderError('uncertain', 'The provider answered with something unreadable.');
  };
}

/** Where vendors put the id that their support asks for. */
const REQUEST_ID_HEADERS = ['x-request-id', 'request-id'] as const;

function readRequestId(headers: Headers): string | null {
  const id = REQUEST_ID_HEADERS.map((name) => headers.get(name)).find(Boolean) ?? '';
  // It is logged, so nothing else may hide in it.
  return /^[\w.:-]{1,200}$/.test(id) ? id : null;
}

const word = z.string().optional().catch(undefined);
const refusalSchema = z.object({ code: word, type: word, status: word, param: word, message: word });

/**
 * OpenAI's `{error: {code, type, param}}`; ElevenLabs' `{detail: {status}}`, newer `{detail: {code, type}}`; FastAPI's
 * `{detail: [{loc, type}]}`; and texts in their place.
 */
const bodySchema = z.union([
  z.object({ error: refusalSchema }).transform(({ error }) => error),
  z.object({ error: z.string() }).transform(({ error }) => ({ message: error })),
  z
    .object({ detail: z.tuple([z.object({ type: word, loc: z.array(z.unknown()) })], z.unknown()) })
    .transform(({ detail: [{ type, loc }] }) => ({ type, param: String(loc.at(-1)) })),
  z.object({ detail: refusalSchema }).transform(({ detail }) => detail),
  z.object({ detail: z.string() }).transform(({ detail }) => ({ message: detail })),
  refusalSchema,
]);

async function statusError(response: Response, kindOf: typeof kindOfFailure): Promise<ProviderError> {
  const { status, headers } = response;
  // Without its reason the status still says enough.
  const body = await readBytes(response, JSON_BYTES_MAX).catch(() => null);
  const said: z.output<typeof refusalSchema> = bodySchema.safeParse(body && parseJson(body)).data ?? {};
  const reason = safeReason(said.status ?? said.code ?? said.type);
  const retryAfterMs = readRetryAfterMs(headers);
  return new ProviderError(
    kindOf({ status, reason, member: said.param ?? '', message: said.message ?? '' }),
    `The provider answered ${status} (${reason}).`,
    { ...(retryAfterMs !== null && { retryAfterMs }), said: said.message },
  );
}

/** The words of a refusal, where they are in a place that is known. */
export function saidIn(body: unknown): string | undefined {
  const said: z.output<typeof refusalSchema> = bodySchema.safeParse(body).data ?? {};
  return said.message;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
