import {
  errorText,
  PRODUCT_NAME,
  STARTER_CREDITS,
  useMutation,
  useQueryClient,
  useSearchParams,
  type User,
} from '@aic/sdk';
import { login, register, userQuery } from '@aic/sdk/host';
import { useServices } from '../../app/services-context.tsx';
import { safeReturnTo } from './safe-return-to.ts';

/** Login or registration success sets the current user and goes to / (spec section 4), or where the person came from. */
function useAfterAuth() {
  const { api, navigate } = useServices();
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  return (user: User): void => {
    queryClient.setQueryData(userQuery(api).queryKey, user);
    navigate(safeReturnTo(params.get('returnTo')), { replace: true });
  };
}

export function useSignIn() {
  const { api, toast } = useServices();
  const finish = useAfterAuth();
  return useMutation({
    mutationFn: (input: Parameters<typeof login>[1]) => login(api, input),
    onSuccess: (user) => {
      toast({ title: 'Welcome back!' });
      finish(user);
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

export function useSignUp() {
  const { api, toast } = useServices();
  const finish = useAfterAuth();
  return useMutation({
    mutationFn: (input: Parameters<typeof register>[1]) => register(api, input),
    onSuccess: (user) => {
      toast({
        title: `Welcome to ${PRODUCT_NAME}!`,
        description: `Your account is ready, with ${STARTER_CREDITS} free credits.`,
      });
      finish(user);
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
