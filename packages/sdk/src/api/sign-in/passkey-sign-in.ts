import type { User } from '@aic/contract';
import { PASSKEY_SIGN_IN, type PasskeySignIn } from '@aic/contract/passkeys';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';

const PATH = '/api/login/passkey';

/** What the browser needs to ask for a passkey: good for five minutes and one response. @throws ApiError */
export async function beginPasskeySignIn(api: ApiClient, signal?: AbortSignal): Promise<PasskeySignIn> {
  const path = `${PATH}/begin`;
  const response = await api.request('POST', path, { json: {}, ...(signal && { signal }) });
  return parseResponse(path, PASSKEY_SIGN_IN, response);
}

/** @param response what the passkey has signed @throws ApiError */
export const signInWithPasskey = (api: ApiClient, response: object): Promise<User> =>
  api.request('POST', PATH, { json: response });
