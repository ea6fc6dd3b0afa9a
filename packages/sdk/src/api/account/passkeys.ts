import {
  PASSKEY,
  PASSKEY_REGISTRATION,
  PASSKEYS_LEFT,
  type Passkey,
  type PasskeyRegistration,
  type PasskeysLeft,
} from '@aic/contract/passkeys';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse, readList } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

const PATH = '/api/account/passkeys';

/** Of the user, the oldest first. */
export const passkeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.security, 'passkeys'],
    queryFn: async ({ signal }): Promise<Passkey[]> =>
      readList(PATH, PASSKEY, await api.request('GET', PATH, { signal })),
  });

/**
 * What the browser needs to make a passkey.
 * @param password null for an account that has none
 * @throws ApiError, with `fields` for a wrong password, 403 when the sign-in is too old without one
 */
export async function beginPasskey(api: ApiClient, password: string | null): Promise<PasskeyRegistration> {
  const path = `${PATH}/begin`;
  const json = password === null ? {} : { password };
  return parseResponse(path, PASSKEY_REGISTRATION, await api.request('POST', path, { json }));
}

/** @param response what the browser has made @throws ApiError */
export const addPasskey = (api: ApiClient, response: object): Promise<unknown> =>
  api.request('POST', PATH, { json: response });

/** @throws ApiError, with `fields` for a name that cannot be, 404 when it is gone */
export const renamePasskey = (api: ApiClient, { id, name }: { id: string; name: string }): Promise<unknown> =>
  api.request('PATCH', `${PATH}/${encodeURIComponent(id)}`, { json: { name } });

/** @returns what is left, for password managers @throws ApiError with status 404 when it is gone */
export async function removePasskey(api: ApiClient, id: string): Promise<PasskeysLeft> {
  const path = `${PATH}/${encodeURIComponent(id)}`;
  return parseResponse(path, PASSKEYS_LEFT, await api.request('DELETE', path));
}
