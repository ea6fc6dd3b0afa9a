import { Button, LinkText, Stack, Text } from '@aic/design-system';
import { errorText, Link, useLocation } from '@aic/sdk';
import { useState, type SubmitEvent } from 'react';
import { useServices } from '../../core/services-context.tsx';
import { useFieldFaults } from '../../forms/use-field-faults.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { EmailField } from '../auth/fields/email-field.tsx';
import { LinkOutcome } from './link-outcome.tsx';

const TITLE = 'Forgot your password?';

/** Has a link mailed that sets a new password. What it says is the same for every address. */
export function ForgotPasswordPage() {
  const { api } = useServices();
  const { state } = useLocation();
  const [email, setEmail] = useState(typedAddress(state));
  const ask = useSubmission({
    mutationFn: (address: string, key) =>
      api.request('POST', '/api/password/forgot', {
        json: { email: address },
        headers: { 'idempotency-key': key },
      }),
  });
  const { faults, form, check } = useFieldFaults();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!ask.isPending && check(event.currentTarget)) ask.mutate(email.trim());
  };

  if (ask.isSuccess) {
    const text = `If ${ask.variables} has an account, a link is on its way. It works once, for 30 minutes. Nothing there? Look among unwanted mail.`;
    return <LinkOutcome title="Look into your mailbox" text={text} actions={<ToSignIn />} />;
  }
  return (
    <LinkOutcome title={TITLE} text="We mail you a link that sets a new one.">
      <Stack as="form" gap={16} {...form} onSubmit={handleSubmit}>
        <EmailField
          value={email}
          error={
            ask.isError
              ? errorText(ask.error, 'The link could not be sent. Please try again.')
              : faults['email']
          }
          onChange={(next) => {
            ask.reset();
            setEmail(next);
          }}
        />
        <Button type="submit" variant="primary" size="primary" isFullWidth isLoading={ask.isPending}>
          Send the link
        </Button>
        <ToSignIn />
      </Stack>
    </LinkOutcome>
  );
}

function ToSignIn() {
  return (
    <Text tone="muted">
      <LinkText as={Link} to="/auth">
        Back to Sign In
      </LinkText>
    </Text>
  );
}

/** What was typed at the sign-in comes along in the history's state: no address stands in a URL. */
function typedAddress(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}
