import { Button } from '@aic/design-system';
import { ApiError, errorText, Link } from '@aic/sdk';
import { useServices } from '../../core/services-context.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { useLinkToken } from './link-token.ts';

const TITLE = 'Take your account back';

/** Restores a deleted account, at the press of its button, for the holder of the mailed link. */
export function RestoreAccountPage() {
  const { api } = useServices();
  const { token, forget } = useLinkToken();
  const restore = useSubmission({
    mutationFn: () => api.request('POST', '/api/account/restore', { json: { token } }),
    onSuccess: forget,
  });
  const toSignIn = (
    <Button as={Link} to="/auth" variant="primary">
      Sign In
    </Button>
  );
  const toHome = (
    <Button as={Link} to="/" variant="primary">
      Go to home
    </Button>
  );

  if (restore.isSuccess) {
    return (
      <LinkOutcome
        title="Your account is back"
        text="Everything in it is as it was, but for your sessions and your subscription. If it was not you who deleted it, set another password now."
        actions={toSignIn}
      />
    );
  }
  if (token === '') {
    return (
      <LinkOutcome
        title={TITLE}
        text="Open the link in the mail that we sent when it was deleted."
        actions={toHome}
      />
    );
  }
  const status = restore.error instanceof ApiError ? restore.error.status : null;
  if (status === 400 || status === 404 || status === 409) {
    return (
      <LinkOutcome
        title={TITLE}
        text={errorText(restore.error, 'This link is no good any more.')}
        isError
        actions={status === 409 ? toSignIn : toHome}
      />
    );
  }
  return (
    <LinkOutcome
      title={TITLE}
      text={
        restore.isError
          ? errorText(restore.error, 'The account could not be taken back. Please try again.')
          : 'One press, and your account is as it was. Then you sign in again.'
      }
      isError={restore.isError}
      actions={
        <Button variant="primary" isLoading={restore.isPending} onClick={() => restore.mutate()}>
          Take my account back
        </Button>
      }
    />
  );
}
