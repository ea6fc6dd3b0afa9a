import { Button, Stack, Text } from '@aic/design-system';
import { ApiError, errorText, Link, PASSWORD_TYPED_MAX, PASSWORD_LENGTH_MIN, useQueryClient } from '@aic/sdk';
import { userQuery } from '@aic/sdk/host';
import { useState, type SubmitEvent } from 'react';
import { useServices } from '../../core/services-context.tsx';
import { useFieldFaults } from '../../forms/use-field-faults.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { PasswordField } from '../auth/fields/password-field.tsx';
import { LinkOutcome } from './link-outcome.tsx';
import { useLinkToken } from './link-token.ts';

const TITLE = 'Set a new password';

/** Sets the password of the account that a mailed link is of, at the press of its button. */
export function ResetPasswordPage() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { token, forget } = useLinkToken();
  const [password, setPassword] = useState('');
  const reset = useSubmission({
    mutationFn: () => api.request('POST', '/api/password/reset', { json: { token, password } }),
    // A session of this user in this browser has ended.
    onSuccess: () => {
      forget();
      return queryClient.invalidateQueries({ queryKey: userQuery(api).queryKey });
    },
  });
  const fields = reset.error instanceof ApiError ? reset.error.fields : {};
  const { faults, form, check } = useFieldFaults();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!reset.isPending && check(event.currentTarget)) reset.mutate();
  };

  if (reset.isSuccess) {
    return (
      <LinkOutcome
        title="Your password is set"
        text="You are signed out everywhere. Sign in with the new password."
        actions={
          <Button as={Link} to="/auth" variant="primary">
            Sign In
          </Button>
        }
      />
    );
  }
  if (token === '' || isDeadLink(reset.error)) {
    const text =
      reset.error === null
        ? 'Open the link in the mail that we have sent to you, or ask for a new one.'
        : errorText(reset.error, 'This link is no good any more.');
    return (
      <LinkOutcome
        title={TITLE}
        text={text}
        isError={reset.isError}
        actions={
          <Button as={Link} to="/forgot-password" variant="primary">
            Ask for a new link
          </Button>
        }
      />
    );
  }
  return (
    <LinkOutcome title={TITLE} text="It signs you out everywhere, on this device too.">
      <Stack as="form" gap={16} {...form} onSubmit={handleSubmit}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          minLength={PASSWORD_LENGTH_MIN}
          maxLength={PASSWORD_TYPED_MAX}
          hint={`Password must be at least ${PASSWORD_LENGTH_MIN} characters long`}
          error={faults['password'] ?? fields['password']}
          value={password}
          onChange={setPassword}
        />
        {reset.isError && fields['password'] === undefined && (
          <Text role="alert" tone="danger">
            {errorText(reset.error, 'The password could not be set. Please try again.')}
          </Text>
        )}
        <Button type="submit" variant="primary" size="primary" isFullWidth isLoading={reset.isPending}>
          Set the password
        </Button>
      </Stack>
    </LinkOutcome>
  );
}

/** Late, used or unknown: no password makes it good. */
const isDeadLink = (error: Error | null): boolean =>
  error instanceof ApiError &&
  [400, 404, 409].includes(error.status) &&
  Object.keys(error.fields).length === 0;
