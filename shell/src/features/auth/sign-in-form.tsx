import { Button, LinkText, Stack, Text } from '@aic/design-system';
import { errorText, Link } from '@aic/sdk';
import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import { useFieldFaults } from '../../forms/use-field-faults.ts';
import { EmailField } from './fields/email-field.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { useSignIn } from './use-authenticate.ts';

interface SignInFormProps {
  email: string;
  onEmail(email: string): void;
  /** The address was typed before: what is missing is the password. */
  isContinued: boolean;
}

export function SignInForm({ email, onEmail, isContinued }: SignInFormProps) {
  const signIn = useSignIn();
  const { faults, form, check } = useFieldFaults();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement | null>(null);
  const attach = useCallback(
    (input: HTMLInputElement | null): void => {
      field.current = input;
      if (isContinued) input?.focus();
    },
    [isContinued],
  );

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!signIn.isPending && check(event.currentTarget)) {
      signIn.mutate({ email, password }, { onError: () => field.current?.focus() });
    }
  };

  return (
    <Stack as="form" method="post" gap={16} {...form} onSubmit={handleSubmit}>
      <EmailField
        // Browsers list passkeys beside addresses where it says so.
        autoComplete="username webauthn"
        value={email}
        error={faults['email']}
        onChange={(next) => {
          if (signIn.isError) signIn.reset();
          onEmail(next);
        }}
      />
      <PasswordField
        ref={attach}
        autoComplete="current-password"
        value={password}
        // It does not say which of the two is wrong.
        error={signIn.isError ? errorText(signIn.error, 'Login failed') : faults['password']}
        onChange={(next) => {
          if (signIn.isError) signIn.reset();
          setPassword(next);
        }}
      />
      <Text size="small">
        <LinkText as={Link} to="/forgot-password" state={{ email }}>
          Forgot your password?
        </LinkText>
      </Text>
      <Button type="submit" variant="primary" size="primary" isFullWidth isLoading={signIn.isPending}>
        Sign In
      </Button>
    </Stack>
  );
}
