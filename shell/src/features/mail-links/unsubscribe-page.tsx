import { Button } from '@aic/design-system';
import { errorText, Link, useQueryClient } from '@aic/sdk';
import { userQuery } from '@aic/sdk/host';
import { useServices } from '../../core/services-context.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { useLinkToken } from './link-token.ts';

/** Ends notifications by mail, for the holder of the link of one: no sign-in is needed for that. */
export function UnsubscribePage() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { token, forget } = useLinkToken();
  const unsubscribe = useSubmission({
    mutationFn: () =>
      api.request('POST', `/api/unsubscribe?token=${encodeURIComponent(token)}`, { json: {} }),
    onSuccess: () => {
      forget();
      return queryClient.invalidateQueries({ queryKey: userQuery(api).queryKey });
    },
  });

  if (unsubscribe.isSuccess) {
    return (
      <LinkOutcome
        title="You are unsubscribed"
        text="We send you no more mails about finished videos and tracks. You can turn them on again in your profile."
        actions={
          <Button as={Link} to="/">
            Go to home
          </Button>
        }
      />
    );
  }
  return (
    <LinkOutcome
      title="Unsubscribe"
      text={
        unsubscribe.isError
          ? errorText(unsubscribe.error, 'This could not be done. Please try again.')
          : 'Should we stop telling you by mail when your videos and tracks are ready? Mails about your account and payments still come.'
      }
      isError={unsubscribe.isError}
      actions={
        <Button variant="primary" isLoading={unsubscribe.isPending} onClick={() => unsubscribe.mutate()}>
          Unsubscribe
        </Button>
      }
    />
  );
}
