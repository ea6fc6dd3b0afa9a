import type { Generation } from '@aic/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isUnauthorized } from '../../api/api-error.ts';
import { setPublished } from '../../api/generations/generations.ts';
import { QUERY_KEYS } from '../../api/query-keys.ts';
import { userQuery } from '../../api/sign-in/user.ts';
import type { ToastInput } from '../../contract/shell-api.ts';
import { useShell } from '../../tool/shell-context.tsx';
import { useSessionEnd } from '../use-session-end.ts';

export interface Publication {
  isPublished: boolean;
  /** Shows it, or hides it again, and says so. */
  onPress(): void;
}

/** Whether an item stands on its user's public page, and what changes that. False for items that are not finished. */
export function usePublication(): (item: Generation) => Publication | false {
  const { api, toast, navigate, session } = useShell();
  const queryClient = useQueryClient();
  const endSession = useSessionEnd();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { id: string; isPublished: boolean }) => setPublished(api, change),
    onSuccess: ({ isPublished }) =>
      toast(isPublished ? shownToast() : { title: 'Hidden from your public page' }),
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      const description = errorText(error, 'It could not be changed. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: QUERY_KEYS.generations }),
        queryClient.invalidateQueries({ queryKey: QUERY_KEYS.library }),
      ]),
  });

  /** An item alone makes no page: the toast says so to a user who keeps theirs private. */
  function shownToast(): ToastInput {
    // As it is now: the profile may have been changed since the tool was mounted.
    const user = queryClient.getQueryData(userQuery(api).queryKey) ?? session.user;
    const { publicProfile, handle } = user;
    if (publicProfile && handle !== null) {
      return {
        title: 'Shown on your public page',
        action: { label: 'View page', run: () => navigate(`/u/${handle}`) },
      };
    }
    return {
      title: 'Ready for your public page',
      description: 'Your page is private: turn on Public Profile to let others see it.',
      action: { label: 'Open profile', run: () => navigate('/profile') },
    };
  }

  return ({ id, status, isPublished }) =>
    status === 'completed' && {
      isPublished,
      onPress: () => !isPending && mutate({ id, isPublished: !isPublished }),
    };
}
