import {
  ACCOUNT_SECURITY,
  ACCOUNT_SESSION,
  type AccountSecurity,
  type AccountSession,
  EMAIL_CHANGE,
  type EmailChange,
  LINKED_PROVIDER,
  type LinkedProvider,
} from '@aic/contract/security';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { parseResponse, readList } from '../parse-response.ts';
import { QUERY_KEYS } from '../query-keys.ts';

/** How the user may sign in. */
export const securityQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: QUERY_KEYS.security,
    queryFn: async ({ signal }): Promise<AccountSecurity> => {
      const path = '/api/account/security';
      return parseResponse(path, ACCOUNT_SECURITY, await api.request('GET', path, { signal }));
    },
  });

/** Where the user is signed in, this browser first. */
export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.security, 'sessions'],
    queryFn: async ({ signal }): Promise<AccountSession[]> => {
      const path = '/api/account/sessions';
      return readList(path, ACCOUNT_SESSION, await api.request('GET', path, { signal }));
    },
  });

/** Other providers that sign the user in, the oldest first. */
export const linkedProvidersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.security, 'providers'],
    queryFn: async ({ signal }): Promise<LinkedProvider[]> => {
      const path = '/api/account/providers';
      const response = await api.request('GET', path, { signal }).catch((error: unknown) => {
        // A gateway of the release before lists none.
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      });
      return readList(path, LINKED_PROVIDER, response);
    },
  });

/** @throws ApiError with status 404 when it is gone, 409 when nothing else would open the account */
export const unlinkProvider = (api: ApiClient, id: string): Promise<unknown> =>
  api.request('DELETE', `/api/account/providers/${encodeURIComponent(id)}`);

/** A change of the user's address that waits for confirmations. */
export const emailChangeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.security, 'email'],
    queryFn: async ({ signal }): Promise<EmailChange> => {
      const path = '/api/account/email';
      return parseResponse(path, EMAIL_CHANGE, await api.request('GET', path, { signal }));
    },
  });

/**
 * Has a link mailed to the present and to the new address.
 * @param input the password only of an account that has one
 * @throws ApiError, with `fields` for what the server refuses, 403 when the sign-in is too old without a password
 */
export const requestEmailChange = (
  api: ApiClient,
  input: { email: string; password?: string },
): Promise<unknown> => api.request('POST', '/api/account/email', { json: input });

/** @throws ApiError */
export const cancelEmailChange = (api: ApiClient): Promise<unknown> =>
  api.request('DELETE', '/api/account/email');

/** Ends the other sessions, too. @throws ApiError, with `fields` for what the server refuses */
export const changePassword = (
  api: ApiClient,
  input: { currentPassword: string; password: string },
): Promise<unknown> => api.request('POST', '/api/account/password', { json: input });

/** What shows that it is meant: the password, or the address of an account that has none. */
export type AccountProof = { password: string } | { email: string };

/**
 * Signs out everywhere. @throws ApiError, with `fields` for what was wrong, 403 when the sign-in is too old without a
 * password
 */
export const deleteAccount = (api: ApiClient, proof: AccountProof): Promise<unknown> =>
  api.request('POST', '/api/account/delete', { json: proof });

/** @throws ApiError with status 404 when it has ended already */
export const endSession = (api: ApiClient, id: string): Promise<unknown> =>
  api.request('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`);

export const endOtherSessions = (api: ApiClient): Promise<unknown> =>
  api.request('POST', '/api/account/sessions/end-others', { json: {} });
