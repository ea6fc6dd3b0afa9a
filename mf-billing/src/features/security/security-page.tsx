import { ErrorState, Stack } from '@aic/design-system';
import { Skeleton } from '@aic/design-system/studio';
import { useQuery, useShell } from '@aic/sdk';
import { securityQuery, sessionsQuery } from '@aic/sdk/billing';
import { BackLink } from '../../components/back-link.tsx';
import { DataCard } from './components/data-card.tsx';
import { FirstPassword } from './components/first-password.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { SessionsCard } from './components/sessions-card.tsx';

const useSecurity = () => useQuery(securityQuery(useShell().api));

/** How the user signs in, where they are signed in, and the copy of their data. */
export function SecurityPage() {
  const security = useSecurity();
  // Asked for at once, though its card is drawn later.
  useQuery(sessionsQuery(useShell().api));
  return (
    <Stack gap={24}>
      <BackLink to="/account">Account Settings</BackLink>
      {security.isPending ? (
        // How high the first card will be depends on the answer, so the one below it waits, too.
        <Skeleton height="100vh" radius="card" />
      ) : (
        <>
          <Password security={security} />
          <SessionsCard />
          <DataCard />
        </>
      )}
    </Stack>
  );
}

function Password({ security }: { security: ReturnType<typeof useSecurity> }) {
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
