import type { Generation, GenerationKind, GenerationOf } from '@aic/api/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { toCall, type StartRequests } from './start-calls.ts';

/** Spec section 7. */
const LIST_PATHS: Readonly<Record<GenerationKind, string>> = {
  image: '/api/generations',
  edit: '/api/edits',
  video: '/api/video-generations',
  music: '/api/music-generations',
  text: '/api/text-generations',
};

/** The person's items of a kind, newest first: one page. */
export const generationsQuery = <Kind extends GenerationKind>(api: ApiClient, kind: Kind) =>
  queryOptions({
    queryKey: ['generations', kind] as const,
    queryFn: ({ signal }) => readList<GenerationOf<Kind>>(api, LIST_PATHS[kind], signal),
  });

/** @throws ApiError, or TypeError for an answer that is no list, as a proxy may give one: the page then offers a retry. */
async function readList<Item>(api: ApiClient, path: string, signal: AbortSignal): Promise<Item[]> {
  const answer = await api.request<Item[]>('GET', path, { signal });
  if (!Array.isArray(answer)) throw new TypeError(`${path} did not answer with a list.`);
  return answer;
}

export interface StartInput<Kind extends GenerationKind> {
  request: StartRequests[Kind];
  /** The price on the button. Another price now answers 409 and holds nothing. */
  quotedPrice: number;
  /** Same key, same job: a repeated click or a retried request is charged once. */
  idempotencyKey: string;
}

export const startGeneration = <Kind extends GenerationKind>(
  api: ApiClient,
  kind: Kind,
  { request, quotedPrice, idempotencyKey }: StartInput<Kind>,
): Promise<GenerationOf<Kind>> => {
  const { path, ...body } = toCall(kind, request);
  return api.request('POST', path, {
    ...body,
    headers: {
      'idempotency-key': idempotencyKey,
      'x-quoted-price': String(quotedPrice),
      prefer: 'respond-async',
    },
  });
};

/** Stops a queued or running job of any kind; its credits go back. A text keeps, and costs, what was written. */
export const cancelGeneration = (api: ApiClient, id: string): Promise<Generation> =>
  api.request('POST', `/api/generations/${encodeURIComponent(id)}/cancel`, { json: {} });

/** Takes an ended item out of the lists, with its files. */
export const removeGeneration = (api: ApiClient, id: string): Promise<void> =>
  api.request('DELETE', `/api/generations/${encodeURIComponent(id)}`);

/** A stored file through the download proxy; both parameters are encoded (spec section 7). */
export const downloadPath = (url: string, filename: string): string =>
  `/api/download?url=${encodeURIComponent(url)}&filename=${encodeURIComponent(filename)}`;
