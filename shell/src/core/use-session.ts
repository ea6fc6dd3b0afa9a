import { isUnauthorized, useQuery, type User } from '@aic/sdk';
import { userQuery } from '@aic/sdk/host';
import { useServices } from './services-context.tsx';

export type Session =
  | { state: 'loading' }
  | { state: 'signed-in'; user: User }
  | { state: 'signed-out' }
  | { state: 'unknown'; error: Error; retry(): void };

/**
 * Who is signed in. Signed in = a user record and no error; a 401, or an error that contains 'Unauthorized', counts as
 * logged out, not as loading. Any other error does not say who is signed in: the page offers a retry.
 */
export function useSession(): Session {
  const { api } = useServices();
  const { data, error, isPending, refetch } = useQuery(userQuery(api));
  if (error !== null) {
    return isUnauthorized(error)
      ? { state: 'signed-out' }
      : { state: 'unknown', error, retry: () => void refetch() };
  }
  if (isPending) {
    return { state: 'loading' };
  }
  return data ? { state: 'signed-in', user: data } : { state: 'signed-out' };
}
