import type { User } from '@aic/contract';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../api/sign-in/user.ts';
import { useShell } from '../tool/shell-context.tsx';

/** The signed-in user as the server knows them now; `session.user` is who they were when the tool was mounted. */
export function useUser(): User {
  const { api, session } = useShell();
  return useQuery(userQuery(api)).data ?? session.user;
}
