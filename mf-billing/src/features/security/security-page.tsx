import { ErrorState, Stack } from '@aic/design-system';
import { Skeleton } from '@aic/design-system/studio';
import { useQuery, useShell } from '@aic/sdk';
import { securityQuery } from '@aic/sdk/billing';
import { BackLink } from '../../components/back-link.tsx';
import { FirstPassword } from './components/first-password.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { SessionsCard } from './components/sessions-card.tsx';

/** How the user signs in, and where they are signed in. */
export function SecurityPage() {
  return (
    <Stack gap={24}>
      <BackLink to="/account">Account Settings</BackLink>
      <Password />
      <SessionsCard />
    </Stack>
  );
}

function Password() {
  const security = useQuery(securityQuery(useShell().api));
  if (security.isPending) {
    return <Skeleton height="324px" radius="card" />;
  }
  if (security.data === undefined) {
    return (
      <ErrorState
        level={2}
        title="Your ways to sign in could not be loaded"
        description="The server did not answer. Nothing has changed about them."
        onRetry={() => void security.refetch()}
        isRetrying={security.isFetching}
      />
    );
  }
  return security.data.hasPassword ? <PasswordForm /> : <FirstPassword />;
}
