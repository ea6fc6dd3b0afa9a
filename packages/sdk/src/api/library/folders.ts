import { FOLDER, type Folder } from '@aic/contract/library';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';

const PATH = '/api/library/folders';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** @throws ApiError 400 for a name that cannot be, 409 for one that is taken and when there are too many */
export const createFolder = async (api: ApiClient, name: string): Promise<Folder> =>
  parseResponse(PATH, FOLDER, await api.request('POST', PATH, { json: { name } }));

/** @throws ApiError 400 for a name that cannot be, 409 for one that is taken, 404 when it is gone */
export const renameFolder = async (
  api: ApiClient,
  { id, name }: { id: string; name: string },
): Promise<Folder> => parseResponse(PATH, FOLDER, await api.request('PATCH', pathOf(id), { json: { name } }));

/** Its items stay, without a folder. @throws ApiError with status 404 when it is gone */
export const removeFolder = (api: ApiClient, id: string): Promise<void> => api.request('DELETE', pathOf(id));
