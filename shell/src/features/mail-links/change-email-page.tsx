import { Button } from '@aic/design-system';
import { ApiError, errorText, Link, useQueryClient } from '@aic/sdk';
import { userQuery } from '@aic/sdk/host';
import { useServices } from '../../core/services-context.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { useLinkToken } from './link-token.ts';

const TITLE = 'Change your e-mail address';

/** Confirms a change of address for one of the two addresses, at the press of its button. */
export function ChangeEmailPage() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { token, forget } = useLinkToken();
  const confirm = useSubmission({
    mutationFn: () => api.request<{ isChanged: boolean }>('POST', '/api/change-email', { json: { token } }),
    onSuccess: () => {
      forget();
      return queryClient.invalidateQueries({ queryKey: userQuery(api).queryKey });
    },
  });
  const home = (
    <Button as={Link} to="/" variant="primary">
      Go to home
    </Button>
  );

  if (confirm.isSuccess) {
    const text = confirm.data.isChanged
      ? 'Your account has its new address. From now on you sign in with it, and mails go there.'
      : 'One more: press the button in the mail to the other address, too. Until then nothing changes.';
    return <LinkOutcome title="Confirmed" text={text} actions={home} />;
  }
  if (token === '') {
    const text = 'Open the link in the mail that we have sent to each of the two addresses.';
    return <LinkOutcome title={TITLE} text={text} actions={home} />;
  }
  const isDead = confirm.error instanceof ApiError && confirm.error.status < 500;
  return (
    <LinkOutcome
      title={TITLE}
      text={
        confirm.isError
          ? errorText(confirm.error, 'The change could not be confirmed. Please try again.')
          : 'One press, and the change is confirmed for this address.'
      }
      isError={confirm.isError}
      actions={
        isDead ? (
          home
        ) : (
          <Button variant="primary" isLoading={confirm.isPending} onClick={() => confirm.mutate()}>
            Confirm the change
          </Button>
        )
      }
    />
  );
}
