import type { ApiClient } from './client.ts';

/** Stops a queued or running job of any kind; its credits go back. */
export const cancelGeneration = (api: ApiClient, id: string): Promise<unknown> =>
  api.request('POST', `/api/generations/${encodeURIComponent(id)}/cancel`, { json: {} });

/** A stored file through the download proxy; both parameters are encoded (spec section 7). */
export const downloadPath = (url: string, filename: string): string =>
  `/api/download?url=${encodeURIComponent(url)}&filename=${encodeURIComponent(filename)}`;
