import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError, type ProviderErrorKind } from '../../errors/provider-error.ts';
import { abortedError, connectionError, timeoutError } from '../http/connection-error.ts';
import { readRetryAfterMs } from '../http/failure-kind.ts';
import { withFirstByte } from '../http/first-byte.ts';
import { guardedFetch } from '../http/guarded-fetch.ts';
import { readBytes } from '../http/read-bytes.ts';
import { saidIn } from '../http/vendor-request.ts';
import type { ProviderContext } from '../provider.ts';
import type { AiSdkEngine } from './engine.ts';
import { kindOfLoss, kindOfRefusal, type Stage } from './failure-stage.ts';
import { reasonOf, refusalIn, requestIdOf } from './read-response.ts';
import type { Settle } from './settle-response.ts';
import type { Vendor } from './vendors.ts';

const REPEAT_MS = 1_000;
/** Polls and downloads are free: so many of them in a row may fail. */
const FAILED_GETS_MAX = 5;
const RETRY_AFTER_MS_MAX = 10_000;

interface ExchangeOptions {
  engine: AiSdkEngine;
  vendor: Pick<Vendor, 'hosts' | 'hasIdempotency'>;
  context: Pick<ProviderContext, 'signal' | 'idempotencyKey' | 'onUsage'>;
  stage: 'unsent' | 'polling';
  settle?: Settle | undefined;
  /** Of one response. */
  sizeBytesMax: number;
  repeatMs?: number | undefined;
}

export interface Exchange {
  /** What the vendor's package sends its requests with. */
  fetch: typeof fetch;
  /** Runs the package. @throws ProviderError in our words only: the package's errors carry prompts and keys */
  run<Result>(work: (signal: AbortSignal) => PromiseLike<Result>): Promise<Result>;
  /** Why the last request failed. */
  failure(): ProviderError;
  /** What a response links to, over redirects. */
  download(url: string, headers?: Headers): Promise<Buffer>;
}

interface Received {
  response: Response;
  bytes: Buffer;
  /** Null: not JSON. */
  json: unknown;
}

/**
 * The requests of one attempt: one that is paid for, sent once, then polls and downloads, which are repeated. Why
 * something went wrong is read from the responses, never from what the package makes of them.
 */
export function createExchange(options: ExchangeOptions): Exchange {
  const { engine, vendor, context, sizeBytesMax, repeatMs = REPEAT_MS } = options;
  const timeout = AbortSignal.timeout(engine.timeoutMs);
  const signal = AbortSignal.any([context.signal, timeout]);
  let stage: Stage = options.stage;
  let hasAsked = false;
  let lastFailure: ProviderError | null = null;

  function isOwn({ origin, protocol, hostname }: URL): boolean {
    if (engine.baseUrl !== null) return origin === new URL(engine.baseUrl).origin;
    return (
      protocol === 'https:' && vendor.hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
    );
  }

  async function send(url: URL, init: RequestInit): Promise<Received> {
    hasAsked = true;
    const request = (ends: AbortSignal): Promise<Response> =>
      isOwn(url)
        ? fetch(url, { ...init, signal: ends, redirect: 'manual' })
        : guardedFetch(url.href, null, { signal: ends });
    // What is posted has something made, which may be done before the response begins.
    const response = await (init.method === 'POST'
      ? request(signal)
      : withFirstByte(engine.timeoutMs, signal, request));
    const bytes = await readBytes(response, sizeBytesMax);
    return { response, bytes, json: parseObject(bytes) };
  }

  async function buy(url: URL, init: RequestInit): Promise<Received> {
    if (stage !== 'unsent') throw new ProviderError('uncertain', 'A paid request is not sent twice.');
    if (!isOwn(url)) throw new ProviderError('unauthorized', 'The package asks another server.');
    const headers = new Headers(init.headers);
    if (vendor.hasIdempotency) headers.set('idempotency-key', context.idempotencyKey);
    stage = 'sent';
    const received = await send(url, { ...init, headers });
    const requestId = requestIdOf(received.response.headers, received.json);
    if (requestId !== null) context.onUsage({ requestId });
    if (!received.response.ok) return received;
    stage = 'taken';
    const get = (link: string) => exchange.download(link, headers);
    const json = options.settle ? await options.settle(received.json, { get, signal }) : received.json;
    return json === received.json
      ? received
      : { ...received, json, bytes: Buffer.from(JSON.stringify(json)) };
  }

  async function ask(url: URL, init: RequestInit): Promise<Received> {
    for (let failed = 0; ; failed += 1) {
      const isLast = failed >= FAILED_GETS_MAX;
      let waitMs = repeatMs * (failed + 1);
      try {
        const received = await send(url, init);
        const { status, headers } = received.response;
        if (isLast || !(status === 408 || status === 429 || status >= 500)) return received;
        waitMs = Math.min(RETRY_AFTER_MS_MAX, readRetryAfterMs(headers) ?? waitMs);
      } catch (error) {
        if (isLast || signal.aborted || error instanceof ProviderError) throw error;
      }
      await delay(waitMs, undefined, { signal });
    }
  }

  function lost(error: unknown): ProviderError {
    if (error instanceof ProviderError && !signal.aborted) return error;
    if (!hasAsked && !signal.aborted) return settingsError();
    const { kind, message } = signalError() ?? connectionError(error);
    // Without its cause, which may quote a header.
    return new ProviderError(kindOfLoss(kind, stage), message);
  }

  function signalError(): ProviderError | null {
    if (context.signal.aborted) return abortedError();
    return timeout.aborted ? timeoutError() : null;
  }

  function refused({ response: { status, headers }, json }: Received): ProviderError {
    const retryAfterMs = readRetryAfterMs(headers);
    return new ProviderError(
      kindOfRefusal(status, json, stage),
      `The provider answered ${status} (${reasonOf(json)}).`,
      { ...(retryAfterMs !== null && { retryAfterMs }), said: saidIn(json) },
    );
  }

  function unreadable(): ProviderError {
    const kind: ProviderErrorKind = 'uncertain';
    return new ProviderError(kindOfLoss(kind, stage), 'The provider answered with something unreadable.');
  }

  const exchange: Exchange = {
    async fetch(input, init = {}) {
      lastFailure = null;
      try {
        const url = new URL(input instanceof Request ? input.url : input);
        const received = await (init.method === 'POST' ? buy(url, init) : ask(url, init));
        // Also of a status that its package may know better: fal says so of a film that is not ready.
        if (!received.response.ok) lastFailure = refused(received);
        const refusal = received.response.ok ? refusalIn(received.json) : null;
        if (refusal) throw refusal;
        return copyOf(received);
      } catch (error) {
        throw (lastFailure = lost(error));
      }
    },

    async run(work) {
      const stopped = Promise.withResolvers<never>();
      const stop = () => stopped.reject(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
      try {
        signal.throwIfAborted();
        // Packages do not listen while they wait between two polls.
        return await Promise.race([work(signal), stopped.promise]);
      } catch (error) {
        if (signal.aborted) throw lost(null);
        if (error instanceof ProviderError) throw error;
        throw hasAsked ? exchange.failure() : settingsError();
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },

    failure: () => lastFailure ?? unreadable(),

    async download(url, headers = new Headers()) {
      const { fetchWithValidatedRedirects } = await import('@ai-sdk/provider-utils');
      const response = await fetchWithValidatedRedirects({
        url,
        headers,
        abortSignal: signal,
        fetch: exchange.fetch,
        ...(engine.baseUrl === null ? {} : { trustedOrigin: engine.baseUrl }),
      });
      if (!response.ok) throw exchange.failure();
      return Buffer.from(await response.arrayBuffer());
    },
  };
  return exchange;
}

function settingsError(): ProviderError {
  return new ProviderError('unauthorized', "The engine's settings are not what its package takes.");
}

/** Read whole, because its body is used up; and as long as it is unpacked. */
function copyOf({ response: { status, headers }, bytes }: Received): Response {
  const copied = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) copied.delete(name);
  return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), { status, headers: copied });
}

/** Pictures and films are no JSON, and need not be tried. */
function parseObject(bytes: Buffer): unknown {
  if (bytes[0] !== 0x7b) return null;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
