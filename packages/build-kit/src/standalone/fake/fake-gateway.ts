import {
  GENERATION_KINDS,
  KINDS,
  PREVIEW_PROVIDER,
  resultOf,
  type Generation,
  type GenerationKind,
  type ProviderInfo,
} from '@aic/contract';
import type { ServerEvent, User } from '@aic/contract';
import { apiError } from '@aic/sdk/testing/fakes';
import { createFakeLibrary } from './fake-library.ts';
import { createFakeUploads } from './fake-uploads.ts';
import { readStart } from './read-start.ts';
import { runJob } from './run-job.ts';
import { failedAs, finishedItem, itemsInEveryState } from './sample-items.ts';
import { writeText } from './write-text.ts';

export interface FakeGatewayOptions {
  user(): User;
  /** Tells the page what a gateway's event stream would. */
  emit(event: ServerEvent): void;
  /** Called with the name of a call that it has no response for. */
  onUnknown(call: string): void;
}

export interface FakeGateway {
  fetch: typeof fetch;
  setCredits(credits: number): void;
  /** Replaces the items of every kind; running jobs are dropped. */
  setList(list: 'full' | 'empty'): void;
}

const STARTS: ReadonlyMap<string, GenerationKind> = new Map(
  GENERATION_KINDS.flatMap((kind) =>
    Object.values(KINDS[kind].startPaths).map((path) => [path, kind] as const),
  ),
);

const ITEM_PATH = /^\/api\/(?:text-)?generations\/([^/]+)(?:\/(cancel|publication|stream))?$/;

const jsonOf = ({ body }: RequestInit): unknown => (typeof body === 'string' ? JSON.parse(body) : null);

/** The responses that tools about generations ask for, from memory. What it does not know it refuses with 501. */
export function createFakeGateway({ user, emit, onUnknown }: FakeGatewayOptions): FakeGateway {
  let credits = 500;
  let items: Generation[] = GENERATION_KINDS.flatMap((kind) => itemsInEveryState(kind, Date.now()));
  const uploads = createFakeUploads();
  const library = createFakeLibrary({
    read: () => items,
    replace: (next) => (items = next),
    countUploads: uploads.count,
  });
  const running = new Map<string, () => void>();

  const unknown = (method: string, path: string): Response => {
    const call = `${method} ${path}`;
    onUnknown(call);
    const message = `The fake backend has no response for ${call}. Start with --api to ask a real gateway.`;
    return apiError(501, { code: 'unavailable', message });
  };

  const change = (item: Generation): void => {
    items = items.map((other) => (other.id === item.id ? item : other));
    const { id, kind, status, progress, queuePosition } = item;
    emit({
      type: 'generation',
      id,
      kind,
      status,
      progress,
      ...(queuePosition !== null && { queuePosition }),
    });
  };

  const giveBack = ({ creditsReturned }: Generation): void => {
    if (creditsReturned === 0) return;
    credits += creditsReturned;
    emit({ type: 'credits' });
  };

  const start = (kind: GenerationKind, init: RequestInit): Response => {
    const started = readStart(kind, init);
    const price = started.reduce((sum, item) => sum + item.credits, 0);
    if (price > credits) {
      return apiError(402, { code: 'insufficient_credits', message: 'You do not have enough credits.' });
    }
    credits -= price;
    if (init.body instanceof FormData) uploads.keep(init.body);
    items = [...started, ...items];
    for (const item of started) {
      const stop = runJob(item, (next) => {
        change(next);
        giveBack(next);
      });
      running.set(item.id, stop);
    }
    const [first, ...others] = started.toReversed();
    return Response.json({ ...first, ...(others.length > 0 && { others }) }, { status: 202 });
  };

  const actOn = (item: Generation, act: string | undefined, method: string, init: RequestInit): Response => {
    if (act === 'stream') return writeText(textOf(item), init.signal);
    if (act === 'publication') {
      change({ ...item, isPublished: method === 'PUT' });
    } else if (act === 'cancel' && item.status === 'processing') {
      running.get(item.id)?.();
      const cancelled: Generation = {
        ...item,
        ...failedAs('Cancelled', item),
        completedAt: new Date().toISOString(),
      };
      change(cancelled);
      giveBack(cancelled);
    } else if (method === 'DELETE') {
      change({ ...item, removedAt: new Date().toISOString() });
      return new Response(null, { status: 204 });
    }
    return Response.json(items.find(({ id }) => id === item.id));
  };

  const respond = (method: string, url: URL, init: RequestInit): Response | Promise<Response> => {
    const { pathname, searchParams } = url;
    const started = STARTS.get(pathname);
    if (method === 'POST' && started !== undefined) return start(started, init);
    const response = library.respond(method, url, jsonOf(init)) ?? uploads.respond(pathname, jsonOf(init));
    if (response !== null) return response;
    const [, id, act] = ITEM_PATH.exec(pathname) ?? [];
    const item = items.find((other) => other.id === id);
    if (item !== undefined) return actOn(item, act, method, init);
    const listed = GENERATION_KINDS.find((kind) => KINDS[kind].listPath === pathname);
    if (method !== 'GET') return unknown(method, pathname);
    if (listed !== undefined) {
      return Response.json(items.filter((one) => one.kind === listed && library.isListed(one)));
    }
    switch (pathname) {
      case '/api/credits':
        return Response.json({ credits });
      case '/api/providers':
        return Response.json(PROVIDERS);
      case '/api/auth/user':
        return Response.json(user());
      case '/api/download':
        return fetch(searchParams.get('url') ?? '');
      default:
        return unknown(method, pathname);
    }
  };

  return {
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      return respond(init.method ?? 'GET', url, init);
    },
    setCredits: (next) => {
      credits = next;
      emit({ type: 'credits' });
    },
    setList: (list) => {
      running.forEach((stop) => stop());
      running.clear();
      uploads.setList(list);
      items = list === 'empty' ? [] : GENERATION_KINDS.flatMap((kind) => itemsInEveryState(kind, Date.now()));
    },
  };
}

const textOf = ({ kind }: Generation): string => resultOf(finishedItem(kind)) ?? '';

const PROVIDERS: readonly ProviderInfo[] = GENERATION_KINDS.map((kind) => ({
  kind,
  id: PREVIEW_PROVIDER,
  state: 'preview',
  label: 'Fake engine',
  message: null,
  supports: {
    seed: true,
    cancel: true,
    cameraControl: true,
    imageToVideo: true,
    referenceImage: true,
    strength: true,
    mask: true,
    upscale: true,
    ratios: ['3:2', '2:3', '21:9'],
    exclude: true,
  },
}));
