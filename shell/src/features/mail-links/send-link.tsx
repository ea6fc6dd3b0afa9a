import { Button, Stack, Text } from '@aic/design-system';
import { errorText, Link, type User } from '@aic/sdk';
import { useServices } from '../../core/services-context.tsx';
import { useSubmission } from '../../forms/use-submission.ts';

/** Has another link sent. Only to users: a stranger could fill a mailbox. */
export function SendLink({ user }: { user: User | null }) {
  const { api } = useServices();
  const send = useSubmission({
    mutationFn: () => api.request('POST', '/api/verify-email/send', { json: {} }),
  });

  if (user === null) {
    return (
      <Button as={Link} to="/auth?returnTo=%2Fverify-email" variant="primary">
        Sign In
      </Button>
    );
  }
  if (send.isSuccess) {
    return (
      <Text role="status" tone="success">
        A new link is on its way to {user.email}.
      </Text>
    );
  }
  return (
    <Stack gap={8} align="start">
      <Button variant="primary" isLoading={send.isPending} onClick={() => send.mutate()}>
        Send a new link
      </Button>
      {send.isError && (
        <Text role="alert" tone="danger">
          {errorText(send.error, 'The link could not be sent. Please try again.')}
        </Text>
      )}
    </Stack>
  );
}
