import {
  isAnyItem,
  isItem,
  KINDS,
  type Generation,
  type GenerationKind,
  type GenerationOf,
  type StartRequests,
} from '@aic/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse, readList, type Check } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';
import { toCall } from './start-calls.ts';

/** Of the latest items, those that did not fail: with fewer of them the page after it is read, too. */
const LATEST_MIN = 6;
const LATEST_MAX = 80;

/** The user's items of a kind, newest first: one page, or more where failed ones fill it. */
export const generationsQuery = <Kind extends GenerationKind>(api: ApiClient, kind: Kind) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.generations, kind] as const,
    queryFn: async ({ signal }): Promise<GenerationOf<Kind>[]> => {
      const items: GenerationOf<Kind>[] = [];
      for (let path: string | null = KINDS[kind].listPath; path !== null;) {
        const page: Awaited<ReturnType<ApiClient['page']>> = await api.page(path, signal);
        items.push(...readList(path, itemCheck(kind), page.body));
        const isEnough = items.length >= LATEST_MAX || items.filter(isNotFailed).length >= LATEST_MIN;
        path = isEnough ? null : page.next;
      }
      return items;
    },
  });

const isNotFailed = ({ status }: Generation): boolean => status !== 'failed';

const itemCheck =
  <Kind extends GenerationKind>(kind: Kind): Check<GenerationOf<Kind>> =>
  (value): value is GenerationOf<Kind> =>
    isItem(kind, value);

export interface StartInput<Kind extends GenerationKind> {
  request: StartRequests[Kind];
  /** The price on the button, of all results. Another price now answers 409 and holds nothing. */
  quotedPrice: number;
  /** Same key, same job: a repeated click or a retried request is charged once. */
  idempotencyKey: string;
}

/** What one press has started. */
export type StartedItems<Kind extends GenerationKind> = readonly [
  GenerationOf<Kind>,
  ...GenerationOf<Kind>[],
];

/**
 * What one press has started, in the order of its seeds.
 * @throws ApiError, TypeError without a response, SyntaxError when the response is no such item: it may have been
 * started.
 */
export const startGenerations = async <Kind extends GenerationKind>(
  api: ApiClient,
  kind: Kind,
  { request, quotedPrice, idempotencyKey }: StartInput<Kind>,
): Promise<StartedItems<Kind>> => {
  const { path, ...body } = toCall(kind, request);
  const headers = {
    'idempotency-key': idempotencyKey,
    'x-quoted-price': String(quotedPrice),
    prefer: 'respond-async',
  };
  const response = await api.request('POST', path, { ...body, headers });
  // What else a press has started stands in its first item, which has no other member of this name.
  const { others = [], ...first } = parseResponse(path, itemCheck(kind), response) as { others?: unknown };
  return [first as GenerationOf<Kind>, ...readList(path, itemCheck(kind), others)];
};

/** Stops a queued or running job of any kind; its credits go back. A text keeps, and costs, what was written. */
export const cancelGeneration = async (api: ApiClient, id: string): Promise<Generation> => {
  const path = `/api/generations/${encodeURIComponent(id)}/cancel`;
  return parseResponse(path, isAnyItem, await api.request('POST', path, { json: {} }));
};

/** Shows a finished item on its user's public page, or hides it. */
export const setPublished = async (
  api: ApiClient,
  { id, isPublished }: { id: string; isPublished: boolean },
): Promise<Generation> => {
  const path = `/api/generations/${encodeURIComponent(id)}/publication`;
  return parseResponse(path, isAnyItem, await api.request(isPublished ? 'PUT' : 'DELETE', path));
};

/** Puts an ended item into the bin. */
export const removeGeneration = (api: ApiClient, id: string): Promise<void> =>
  api.request('DELETE', `/api/generations/${encodeURIComponent(id)}`);

/** A stored file through the download proxy, or what the API makes for it; both parameters are encoded. */
export function downloadPath(url: string, filename: string): string {
  const name = `filename=${encodeURIComponent(filename)}`;
  return url.startsWith('/api/') ? `${url}?${name}` : `/api/download?url=${encodeURIComponent(url)}&${name}`;
}
