import { Button } from '@aic/design-system';
import { ApiError, errorText, Link, useQueryClient } from '@aic/sdk';
import { userQuery } from '@aic/sdk/host';
import { useServices } from '../../core/services-context.tsx';
import { useSession } from '../../core/use-session.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { useLinkToken } from './link-token.ts';
import { SendLink } from './send-link.tsx';

const TITLE = 'Confirm your e-mail address';

/** Confirms the address that a mailed link went to; without one, users can have another link sent. */
export function VerifyEmailPage() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const session = useSession();
  const { token, forget } = useLinkToken();
  const user = session.state === 'signed-in' ? session.user : null;
  const confirm = useSubmission({
    mutationFn: (token: string) =>
      api.request<{ isHandedOver?: boolean }>('POST', '/api/verify-email', { json: { token } }),
    onSuccess: forget,
    onSettled: () => user && queryClient.invalidateQueries({ queryKey: userQuery(api).queryKey }),
  });
  const home = (
    <Button as={Link} to="/" variant="primary">
      {user === null ? 'Go to home' : 'Go to the studio'}
    </Button>
  );

  const isSignedOut = session.state === 'signed-out';
  const press = token !== '' && (
    <Button
      variant={isSignedOut ? 'secondary' : 'primary'}
      isLoading={confirm.isPending}
      onClick={() => confirm.mutate(token)}
    >
      Confirm e-mail address
    </Button>
  );

  if (confirm.data?.isHandedOver) {
    return (
      <LinkOutcome
        title="Your address is confirmed"
        text="This browser was not signed in to the account, so we cannot know whether you made it. Its password and its sessions have ended, and a link that sets a password is on its way to you."
        actions={home}
      />
    );
  }
  if (confirm.isSuccess) {
    const text = 'Thank you. We can now tell you by mail when your videos and tracks are ready.';
    return <LinkOutcome title="Your address is confirmed" text={text} actions={home} />;
  }
  if (isUsedUp(confirm.error)) {
    return (
      <LinkOutcome
        title="Your address is confirmed"
        text={errorText(confirm.error, 'This link was used before.')}
        actions={home}
      />
    );
  }
  if (confirm.isError) {
    const text = errorText(confirm.error, 'The address could not be confirmed. Please try again.');
    const wayOut = user?.isEmailVerified ? home : <SendLink user={user} />;
    return (
      <LinkOutcome title={TITLE} text={text} isError actions={isRefusal(confirm.error) ? wayOut : press} />
    );
  }
  if (press) {
    return (
      <LinkOutcome
        title={TITLE}
        text={
          isSignedOut
            ? 'You are not signed in here. Sign in first and open the link again to keep your password. Otherwise the account is signed out everywhere, and you set a new one.'
            : 'One press, and we know that this address is yours.'
        }
        actions={
          <>
            {isSignedOut && <SendLink user={null} />}
            {press}
          </>
        }
      />
    );
  }
  if (user?.isEmailVerified) {
    return <LinkOutcome title={TITLE} text={`${user.email} is confirmed.`} actions={home} />;
  }
  const text =
    user === null
      ? 'Open the link in the mail that we have sent to you, or sign in to have another one sent.'
      : `Open the link in the mail that we have sent to ${user.email}.`;
  return <LinkOutcome title={TITLE} text={text} actions={<SendLink user={user} />} />;
}

/** The address was confirmed with this very link: what was wanted is so. */
const isUsedUp = (error: Error | null): boolean => error instanceof ApiError && error.status === 409;

/** The link is no good, whatever is tried. Anything else may work the next time. */
const isRefusal = (error: Error): boolean => error instanceof ApiError && error.status < 500;
