import {
  ApiError,
  errorText,
  isUnauthorized,
  PASSWORD_LENGTH_MIN,
  passwordLength,
  useMutation,
  useQueryClient,
  useShell,
} from '@aic/sdk';
import { changePassword, securityQuery } from '@aic/sdk/account';
import { useState } from 'react';
import { useSignInAgain } from '../../plan/subscription/use-sign-in-again.ts';

export type PasswordFieldName = 'currentPassword' | 'password';

const EMPTY = { currentPassword: '', password: '' };
const TOO_SHORT = `Password must be at least ${PASSWORD_LENGTH_MIN} characters long`;

/** @param onRefused gets the field to go to */
export function usePasswordForm(onRefused: (field: PasswordFieldName) => void) {
  const { api, toast } = useShell();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Record<PasswordFieldName, string>>>({});

  function refuse(faults: Partial<Record<PasswordFieldName, string>>): void {
    setErrors(faults);
    onRefused(faults.currentPassword === undefined ? 'password' : 'currentPassword');
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (input: typeof EMPTY) => changePassword(api, input),
    onSuccess: () => {
      setValues(EMPTY);
      toast({ title: 'Password changed', description: 'Your other sessions are signed out.' });
      void queryClient.invalidateQueries({ queryKey: securityQuery(api).queryKey });
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
      else if (error instanceof ApiError && Object.keys(error.fields).length > 0) refuse(error.fields);
      else {
        refuse({ currentPassword: errorText(error, 'The password could not be changed. Please try again.') });
      }
    },
  });

  return {
    values,
    errors,
    isSaving: isPending,
    change(next: Partial<typeof EMPTY>): void {
      setValues((earlier) => ({ ...earlier, ...next }));
      setErrors((earlier) => Object.fromEntries(Object.entries(earlier).filter(([name]) => !(name in next))));
    },
    save(): void {
      if (isPending) return;
      if (values.currentPassword === '') refuse({ currentPassword: 'Type your present password' });
      else if (passwordLength(values.password) < PASSWORD_LENGTH_MIN) refuse({ password: TOO_SHORT });
      else mutate(values);
    },
  };
}
