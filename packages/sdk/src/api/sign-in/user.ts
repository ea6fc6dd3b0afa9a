import type { Login, Registration, User } from '@aic/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { QUERY_KEYS } from '../query-keys.ts';

/** The signed-in user, or null: a 401 means logged out, not an error. */
async function getUser(api: ApiClient, signal: AbortSignal): Promise<User | null> {
  try {
    return await api.request<User>('GET', '/api/auth/user', { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      return null;
    }
    throw error;
  }
}

/** Not retried, not refetched on focus or interval, refetched on mount, fresh for five minutes (rule 4.query.user). */
export const userQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.user,
    queryFn: ({ signal }) => getUser(api, signal),
    staleTime: 300_000,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
    // A lost network says nothing about who is signed in: the request waits for the network, and the page stays.
    networkMode: 'online',
  });

/** Null: the password is right, and the account asks for a code, too (`enterCode`). @throws ApiError */
export async function login(api: ApiClient, input: Login): Promise<User | null> {
  try {
    return await api.request<User>('POST', '/api/login', { json: input });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'second_step_required') {
      return null;
    }
    throw error;
  }
}

/**
 * Ends a sign-in with a code of the app, or a recovery code.
 * @throws ApiError with code `second_step_over` when it has to begin anew
 */
export const enterCode = (api: ApiClient, code: string): Promise<User> =>
  api.request('POST', '/api/login/second-step', { json: { code } });

/** @param key the same for a repeat, which then signs in to the account that the first call has made */
export const register = (api: ApiClient, input: Registration, key: string): Promise<User> =>
  api.request('POST', '/api/register', { json: input, headers: { 'idempotency-key': key } });

export const logout = (api: ApiClient): Promise<void> => api.request('POST', '/api/logout', { json: {} });
