import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError } from '../../errors/provider-error.ts';
import { abortedError } from '../http/connection-error.ts';
import type { VideoRequest } from './video-form.ts';
import type { Video } from './video-object.ts';
import type { VideoPage, VideosServer } from './videos-server.ts';

interface Wanted {
  request: VideoRequest;
  idempotencyKey: string;
  /** By our clock. */
  since: Date;
  signal: AbortSignal;
}

const PAGE_SIZE = 100;
/** Servers that do not say whether there is more may give fewer than asked for, but hardly fewer than these. */
const PAGE_SIZE_LEAST = 10;
/** A list that does not end within these is not a complete one. */
const PAGES_MAX = 20;

/**
 * The id of the video that a request whose response never came has bought, or null when surely there is none. Looks
 * twice: a request that broke on the way may still be taken a moment later.
 * @param settleMs between the two looks
 * @throws ProviderError `uncertain` when the server cannot list, or its list does not settle it
 */
export async function findVideo(
  server: Pick<VideosServer, 'list'>,
  wanted: Wanted,
  settleMs: number,
): Promise<string | null> {
  const found = await look(server, wanted);
  if (found !== null) return found;
  await delay(settleMs, undefined, { signal: wanted.signal }).catch(() => {
    throw abortedError();
  });
  return look(server, wanted);
}

async function look(server: Pick<VideosServer, 'list'>, wanted: Wanted): Promise<string | null> {
  const candidates: Video[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const page: VideoPage = await listPage(server, after, wanted.signal);
    const sinceSeconds = Math.floor((wanted.since.getTime() + page.clockAheadMs) / 1000) - 1;
    const own = page.videos.find((video) => keyOf(video) === wanted.idempotencyKey);
    if (own) return own.id;
    candidates.push(...page.videos.filter((video) => mayBe(video, wanted.request, sinceSeconds)));
    if (isLastPage(page, sinceSeconds)) return choose(candidates);
    after = page.videos.at(-1)?.id ?? null;
  }
  throw uncertainVideo('its list of videos does not end');
}

async function listPage(
  server: Pick<VideosServer, 'list'>,
  after: string | null,
  signal: AbortSignal,
): Promise<VideoPage> {
  try {
    return await server.list(after, PAGE_SIZE, signal);
  } catch (error) {
    if (error instanceof ProviderError && LATER_KINDS.has(error.kind)) throw error;
    throw uncertainVideo('it does not list its videos');
  }
}

/** Failures of this moment; the others say that there is no list. */
const LATER_KINDS: ReadonlySet<ProviderError['kind']> = new Set(['aborted', 'rate_limited', 'unavailable']);

function keyOf({ idempotency_key: key, metadata }: Video): unknown {
  return key ?? metadata?.['idempotency_key'] ?? null;
}

/** False when it is surely another: older, with a key, or another request. What a server leaves out decides nothing. */
function mayBe(video: Video, request: VideoRequest, sinceSeconds: number): boolean {
  if (keyOf(video) !== null) return false;
  if (typeof video.created_at === 'number' && video.created_at < sinceSeconds) return false;
  if (typeof video.prompt === 'string' && video.prompt !== request.prompt) return false;
  if (typeof video.seconds === 'string' && Number(video.seconds) !== Number(request.seconds)) return false;
  // Servers answer the dated name of a model that was asked for by its alias.
  return typeof video.model !== 'string' || video.model.startsWith(request.model);
}

function isLastPage({ videos, hasMore }: VideoPage, sinceSeconds: number): boolean {
  const times = videos.map((video) => video.created_at ?? Number.POSITIVE_INFINITY);
  const isNewestFirst = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
  const oldest = times.at(-1);
  if (isNewestFirst && oldest !== undefined && oldest < sinceSeconds) return true;
  return !(hasMore ?? videos.length >= PAGE_SIZE_LEAST);
}

/** One that fits is ours. Of several, or of one whose prompt or age is missing, it is unknown whose it is. */
function choose(candidates: readonly Video[]): string | null {
  const [first, ...others] = candidates;
  if (!first) return null;
  if (others.length === 0 && typeof first.prompt === 'string' && typeof first.created_at === 'number') {
    return first.id;
  }
  throw uncertainVideo('its list of videos does not say which one is meant');
}

function uncertainVideo(why: string): ProviderError {
  return new ProviderError('uncertain', `The provider cannot tell whether the video was taken: ${why}.`);
}
