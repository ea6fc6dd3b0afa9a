import { z } from 'zod';
import { ProviderError } from '../../errors/provider-error.ts';
import { abortedError, connectionError, timeoutError } from './connection-error.ts';
import { kindOfFailure, readRetryAfterMs, safeReason } from './failure-kind.ts';
import { readBytes } from './read-bytes.ts';

export interface VendorRequest {
  url: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | FormData;
  signal: AbortSignal;
  /** Milliseconds for everything, the reading of the answer included. */
  timeoutMs: number;
  /** What a refusal means where it is not what it usually means. */
  kindOf?: typeof kindOfFailure;
}

/**
 * One request to a vendor that has no SDK of ours, sent once. Redirects are not followed: `fetch` would take headers of
 * keys along to another host.
 * @param read reads a 2xx answer, within the same time limit
 * @throws ProviderError in our words only: the vendor's may repeat parts of the key or the prompt
 */
export async function vendorRequest<Answer>(
  { url, signal, timeoutMs, method = 'GET', headers = {}, body, kindOf = kindOfFailure }: VendorRequest,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) throw await statusError(response, kindOf);
    return await read(response);
  } catch (error) {
    if (signal.aborted) throw abortedError();
    if (timeout.aborted) throw timeoutError();
    throw error instanceof ProviderError ? error : connectionError(error);
  }
}

const JSON_BYTES_MAX = 4 * 1024 * 1024;

/** Reads a JSON answer of this shape. @throws ProviderError `uncertain` when it is anything else */
export function jsonOf<Schema extends z.ZodType>(schema: Schema) {
  return async (response: Response): Promise<z.output<Schema>> => {
    const parsed = schema.safeParse(parseJson(await readBytes(response, JSON_BYTES_MAX)));
    if (parsed.success) return parsed.data;
    throw new ProviderError('uncertain', 'The provider answered with something unreadable.');
  };
}

const unsure = z.unknown().optional();

/** OpenAI's `{error: {code, type}}`; ElevenLabs' `{detail: {status}}`, newer `{detail: {code, type}}`. */
const errorSchema = z
  .union([
    z.object({ error: z.object({ code: unsure, type: unsure }) }).transform(({ error }) => error),
    z
      .object({ detail: z.object({ status: unsure, code: unsure, type: unsure }) })
      .transform(({ detail }) => ({ code: detail.status ?? detail.code, type: detail.type })),
  ])
  .catch({ code: null, type: null });

async function statusError(response: Response, kindOf: typeof kindOfFailure): Promise<ProviderError> {
  const { status, headers } = response;
  // Without its reason the status still says enough.
  const body = await readBytes(response, JSON_BYTES_MAX).catch(() => null);
  const { code, type } = errorSchema.parse(body && parseJson(body));
  const reason = safeReason(code ?? type);
  const retryAfterMs = readRetryAfterMs(headers);
  return new ProviderError(
    kindOf(status, reason),
    `The provider answered ${status} (${reason}).`,
    retryAfterMs === null ? {} : { retryAfterMs },
  );
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
