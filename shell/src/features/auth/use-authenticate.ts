import { ApiError, errorText, PRODUCT_NAME, STARTER_CREDITS, useQueryClient, type User } from '@aic/sdk';
import { enterCode, login, register, userQuery } from '@aic/sdk/host';
import { useServices } from '../../core/services-context.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSecondStepRoute } from './use-second-step-route.ts';

/** A successful login or registration sets the current user; the guard of /auth then goes to /. */
export function useSetUser() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return (user: User): void => {
    queryClient.setQueryData(userQuery(api).queryKey, user);
  };
}

/** An account that asks for a code, too, goes on to that step. */
export function useSignIn() {
  const { api, toast } = useServices();
  const setUser = useSetUser();
  const secondStep = useSecondStepRoute();
  return useSubmission({
    mutationFn: (input: Parameters<typeof login>[1]) => login(api, input),
    onSuccess: (user) => {
      if (user === null) {
        secondStep.open();
        return;
      }
      toast({ title: 'Welcome back!' });
      setUser(user);
    },
    onError: (error) => {
      toast({
        title: 'Login failed',
        description: errorText(error, 'Login failed'),
        variant: 'destructive',
      });
    },
  });
}

/** The code that ends a sign-in. One that has to begin anew leads back to its beginning, which says why. */
export function useEnterCode() {
  const { api, toast } = useServices();
  const setUser = useSetUser();
  const secondStep = useSecondStepRoute();
  return useSubmission({
    mutationFn: (code: string) => enterCode(api, code),
    onSuccess: (user) => {
      toast({ title: 'Welcome back!' });
      setUser(user);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'second_step_over') {
        secondStep.leave('second-step-over');
      }
    },
  });
}

export function useSignUp() {
  const { api, toast } = useServices();
  const setUser = useSetUser();
  return useSubmission({
    mutationFn: (input: Parameters<typeof register>[1], key) => register(api, input, key),
    onSuccess: (user) => {
      toast({
        title: `Welcome to ${PRODUCT_NAME}!`,
        description: `Your account is ready, with ${STARTER_CREDITS} free credits.`,
      });
      setUser(user);
    },
    onError: (error) => {
      toast({
        title: 'Registration failed',
        description: errorText(error, 'Registration failed'),
        variant: 'destructive',
      });
    },
  });
}
