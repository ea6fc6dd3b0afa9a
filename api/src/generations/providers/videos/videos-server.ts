import type { Endpoint } from '../../../platform/config/providers.ts';
import { ProviderError } from '../../errors/provider-error.ts';
import { kindOfFailure } from '../http/failure-kind.ts';
import { readBytes } from '../http/read-bytes.ts';
import { vendorRequest, jsonOf, type VendorRequest } from '../http/vendor-request.ts';
import { vendorUrl } from '../http/vendor-url.ts';
import { type Video, videoListSchema, videoSchema } from './video-object.ts';

export interface VideoPage {
  videos: readonly Video[];
  /** Null when the server does not say. */
  hasMore: boolean | null;
  /** The server's clock minus ours, in milliseconds; 0 when it does not say. */
  clockAheadMs: number;
}

export interface VideosServer {
  /** Paid for. `uncertain` unless the server surely did not take it. */
  create(form: FormData, idempotencyKey: string, signal: AbortSignal): Promise<Video>;
  /** `uncertain` when the server does not know it (any more): it may have been paid for. */
  retrieve(id: string, signal: AbortSignal): Promise<Video>;
  /** Newest first, from after the video of this id. */
  list(after: string | null, limit: number, signal: AbortSignal): Promise<VideoPage>;
  download(id: string, what: DownloadOptions, signal: AbortSignal): Promise<Buffer>;
  /** Also ends a video that is being made, where the server does that. */
  remove(id: string): Promise<void>;
}

interface DownloadOptions {
  variant: 'video' | 'thumbnail';
  sizeBytesMax: number;
  timeoutMs?: number;
}

const REMOVE_TIMEOUT_MS = 5_000;

/** Requests to a server with OpenAI's `/v1/videos`; `baseUrl` ends in `/v1`. */
export function createVideosServer({ apiKey, baseUrl, timeoutMs }: Endpoint): VideosServer {
  if (baseUrl === null) throw new Error('VIDEO_BASE_URL is missing: there is no default video server.');
  const headers = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
  const common = { headers, timeoutMs };
  const pathOf = (id: string) => `/videos/${encodeURIComponent(id)}`;
  return {
    create: (form, idempotencyKey, signal) =>
      asPaid({
        ...common,
        url: vendorUrl(baseUrl, '/videos'),
        method: 'POST',
        headers: { ...headers, 'idempotency-key': idempotencyKey },
        body: form,
        signal,
      }),
    retrieve: (id, signal) => retrieve({ ...common, url: vendorUrl(baseUrl, pathOf(id)), signal }),
    list: (after, limit, signal) => {
      const query = { limit: String(limit), order: 'desc', ...(after === null ? {} : { after }) };
      return asFree({ ...common, url: vendorUrl(baseUrl, '/videos', query), signal }, readPage);
    },
    download: (id, { variant, sizeBytesMax, ...limits }, signal) => {
      // Servers without variants know the film alone.
      const query: Readonly<Record<string, string>> = variant === 'video' ? {} : { variant };
      const url = vendorUrl(baseUrl, `${pathOf(id)}/content`, query);
      return asFree({ ...common, ...limits, url, signal }, (response) => readBytes(response, sizeBytesMax));
    },
    remove: (id) =>
      asFree(
        {
          headers,
          url: vendorUrl(baseUrl, pathOf(id)),
          method: 'DELETE',
          timeoutMs: REMOVE_TIMEOUT_MS,
          // The job's own signal is what made us call this.
          signal: new AbortController().signal,
        },
        async (response) => response.body?.cancel(),
      ),
  };
}

async function readPage(response: Response): Promise<VideoPage> {
  const { data, has_more: hasMore = null } = await jsonOf(videoListSchema)(response);
  const serverMs = Date.parse(response.headers.get('date') ?? '');
  return { videos: data, hasMore, clockAheadMs: Number.isFinite(serverMs) ? serverMs - Date.now() : 0 };
}

/** An answer of 5xx may come after the video was taken; 503 says that it was not. */
async function asPaid(call: VendorRequest): Promise<Video> {
  try {
    return await vendorRequest(
      {
        ...call,
        kindOf: (status, reason) =>
          status >= 500 && status !== 503 ? 'uncertain' : kindOfFailure(status, reason),
      },
      jsonOf(videoSchema),
    );
  } catch (error) {
    throw replaceKind(error, 'timeout', 'uncertain');
  }
}

async function retrieve(call: VendorRequest): Promise<Video> {
  try {
    const kindOf: VendorRequest['kindOf'] = (status, reason) =>
      status === 404 ? 'invalid_request' : kindOfFailure(status, reason);
    return await asFree({ ...call, kindOf }, jsonOf(videoSchema));
  } catch (error) {
    throw replaceKind(error, 'invalid_request', 'uncertain');
  }
}

/** Asking costs nothing: whatever broke on the way, it may be asked again. */
async function asFree<Answer>(
  call: VendorRequest,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await vendorRequest(call, read);
  } catch (error) {
    throw replaceKind(replaceKind(error, 'timeout', 'unavailable'), 'uncertain', 'unavailable');
  }
}

function replaceKind(error: unknown, from: ProviderError['kind'], to: ProviderError['kind']): unknown {
  if (!(error instanceof ProviderError) || error.kind !== from) return error;
  return new ProviderError(to, error.message, { cause: error.cause });
}
