import type { GenerationKind } from '@aic/contract';
import { TEMPLATE, type Template } from '@aic/contract/templates';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse, readList } from '../parse-response.ts';

const PATH = '/api/templates';

/** The user's templates of all kinds, newest first. */
export const templatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['templates'],
    queryFn: async ({ signal }) => readList(PATH, TEMPLATE, await api.request('GET', PATH, { signal })),
  });

/** Keeps a prompt, once. @throws ApiError 409 when there are too many */
export const saveTemplate = async (
  api: ApiClient,
  json: { kind: GenerationKind; text: string },
): Promise<Template> => parseResponse(PATH, TEMPLATE, await api.request('POST', PATH, { json }));

/** @throws ApiError with status 404 when it is gone */
export const removeTemplate = (api: ApiClient, id: string): Promise<void> =>
  api.request('DELETE', `${PATH}/${encodeURIComponent(id)}`);
