import type { VideoEndpoint } from '../../../platform/config/engines.ts';
import { asFree, replaceKind } from '../http/as-free.ts';
import { download, type DownloadLimits } from '../http/download.ts';
import { kindOfFailure } from '../http/failure-kind.ts';
import { kindOfPaidFailure } from '../http/paid-failure-kind.ts';
import { vendorRequest, jsonOf, type VendorRequest } from '../http/vendor-request.ts';
import { vendorUrl } from '../http/vendor-url.ts';
import type { ProviderContext } from '../provider.ts';
import { type Video, videoListSchema, videoSchema } from './video-object.ts';

export interface VideoPage {
  videos: readonly Video[];
  /** Null when the server does not say. */
  hasMore: boolean | null;
  /** The server's clock minus ours, in milliseconds; 0 when it does not say. */
  clockAheadMs: number;
}

type CreateContext = Pick<ProviderContext, 'signal' | 'idempotencyKey' | 'onUsage'>;

export interface VideosServer {
  /** Paid for. `uncertain` unless the server surely did not take it. @param body a form, or JSON */
  create(body: FormData | string, context: CreateContext): Promise<Video>;
  /** `uncertain` when the server does not know it (any more): it may have been paid for. */
  retrieve(id: string, signal: AbortSignal): Promise<Video>;
  /** Newest first, from after the video of this id. */
  list(after: string | null, limit: number, signal: AbortSignal): Promise<VideoPage>;
  /** Where the wire has the film, or its thumbnail. */
  contentUrl(id: string, variant: 'video' | 'thumbnail'): string;
  /** From the server itself, or from an address that it has named. */
  download(url: string, limits: Omit<DownloadLimits, 'timeoutMs'> & { timeoutMs?: number }): Promise<Buffer>;
  /** Also ends a video that is being made, where the server does that. */
  remove(id: string): Promise<void>;
}

const REMOVE_TIMEOUT_MS = 5_000;

/** Requests to a server with OpenAI's `/v1/videos`; `baseUrl` ends in `/v1`. */
export function createVideosServer({ apiKey, baseUrl, timeoutMs, ...config }: VideoEndpoint): VideosServer {
  if (baseUrl === null) throw new Error('VIDEO_BASE_URL is missing: there is no default video server.');
  const headers = { ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }), ...config.headers };
  const common = { headers, timeoutMs };
  const pathOf = (id: string) => `/videos/${encodeURIComponent(id)}`;
  return {
    create: (body, { signal, idempotencyKey, onUsage }) =>
      asPaid({
        ...common,
        url: vendorUrl(baseUrl, '/videos'),
        method: 'POST',
        headers: {
          ...headers,
          'idempotency-key': idempotencyKey,
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        },
        body,
        signal,
        onUsage,
      }),
    retrieve: (id, signal) => retrieve({ ...common, url: vendorUrl(baseUrl, pathOf(id)), signal }),
    list: (after, limit, signal) => {
      const query = { limit: String(limit), order: 'desc', ...(after === null ? {} : { after }) };
      return asFree(() =>
        vendorRequest({ ...common, url: vendorUrl(baseUrl, '/videos', query), signal }, readPage),
      );
    },
    contentUrl: (id, variant) =>
      // Servers without variants know the film alone.
      vendorUrl(baseUrl, `${pathOf(id)}/content`, variant === 'video' ? {} : { variant }),
    download: (url, limits) => asFree(() => download(url, { baseUrl, headers }, { timeoutMs, ...limits })),
    remove: (id) =>
      asFree(() =>
        vendorRequest(
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
      ),
  };
}

async function readPage(response: Response): Promise<VideoPage> {
  const { data, has_more: hasMore = null } = await jsonOf(videoListSchema)(response);
  const serverMs = Date.parse(response.headers.get('date') ?? '');
  return { videos: data, hasMore, clockAheadMs: Number.isFinite(serverMs) ? serverMs - Date.now() : 0 };
}

async function asPaid(call: VendorRequest): Promise<Video> {
  try {
    return await vendorRequest({ ...call, kindOf: kindOfPaidFailure }, jsonOf(videoSchema));
  } catch (error) {
    throw replaceKind(error, 'timeout', 'uncertain');
  }
}

/** Answers that say of a video, which was there, that it is not. */
const GONE_STATUSES: ReadonlySet<number> = new Set([400, 404, 410, 422]);

async function retrieve(call: VendorRequest): Promise<Video> {
  const kindOf: VendorRequest['kindOf'] = (refusal) => {
    const kind = kindOfFailure(refusal);
    return kind === 'misconfigured' && GONE_STATUSES.has(refusal.status) ? 'invalid_request' : kind;
  };
  try {
    return await asFree(() => vendorRequest({ ...call, kindOf }, jsonOf(videoSchema)));
  } catch (error) {
    throw replaceKind(error, 'invalid_request', 'uncertain');
  }
}
