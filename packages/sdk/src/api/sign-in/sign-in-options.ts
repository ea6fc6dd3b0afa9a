import type { SignInOptions } from '@aic/contract';
import { SIGN_IN_OPTIONS } from '@aic/contract/sign-in';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { parseResponse } from '../parse-response.ts';

/** How visitors may sign in, beside e-mail and password: as it is configured, so it does not change. */
export const signInOptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['sign-in-options'],
    queryFn: async ({ signal }): Promise<SignInOptions> => {
      const path = '/api/auth/options';
      return parseResponse(path, SIGN_IN_OPTIONS, await api.request('GET', path, { signal }));
    },
    staleTime: Infinity,
  });
