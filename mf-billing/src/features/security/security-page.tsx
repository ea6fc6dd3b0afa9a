import { ErrorState, Stack } from '@aic/design-system';
import { Skeleton } from '@aic/design-system/studio';
import { useQuery, useShell } from '@aic/sdk';
import { securityQuery, sessionsQuery } from '@aic/sdk/account';
import { BackLink } from '../../components/back-link.tsx';
import { DataCard } from './account-data/data-card.tsx';
import { DeleteAccountCard } from './account-data/delete-account-card.tsx';
import { EmailCard } from './email/email-card.tsx';
import { useEmailChange } from './email/use-email-change.ts';
import { PasskeysCard } from './passkey/passkeys-card.tsx';
import { usePasskeys } from './passkey/use-passkeys.ts';
import { SecondFactorCard } from './second-factor/second-factor-card.tsx';
import { useSecondFactor } from './second-factor/use-second-factor.ts';
import { FirstPassword } from './sign-in/first-password.tsx';
import { PasswordForm } from './sign-in/password-form.tsx';
import { ProvidersCard } from './sign-in/providers-card.tsx';
import { SessionsCard } from './sign-in/sessions-card.tsx';
import { useLinkedProviders } from './sign-in/use-linked-providers.ts';

const useSecurity = () => useQuery(securityQuery(useShell().api));

/** How the user signs in, where they are signed in, the copy of their data, and the way out. */
export function SecurityPage() {
  const security = useSecurity();
  const secondFactor = useSecondFactor();
  const passkeys = usePasskeys();
  const providers = useLinkedProviders();
  const emailChange = useEmailChange();
  // Asked for at once, though its card is rendered later.
  useQuery(sessionsQuery(useShell().api));
  return (
    <Stack gap={24}>
      <BackLink to="/account">Account Settings</BackLink>
      {security.isPending ||
      secondFactor.isPending ||
      passkeys.isPending ||
      providers.isPending ||
      emailChange.isPending ? (
        // How high the first cards will be depends on the responses, so the one below them waits, too.
        <Skeleton height="100vh" radius="card" />
      ) : (
        <>
          <EmailCard change={emailChange} hasPassword={security.data?.hasPassword === true} />
          <Password security={security} />
          <SecondFactorCard state={secondFactor} hasPassword={security.data?.hasPassword === true} />
          <PasskeysCard passkeys={passkeys} hasPassword={security.data?.hasPassword === true} />
          <ProvidersCard
            providers={providers}
            hasOtherWay={security.data?.hasPassword === true || (passkeys.data?.length ?? 0) > 0}
          />
          <SessionsCard />
          <DataCard />
          {security.data && <DeleteAccountCard hasPassword={security.data.hasPassword} />}
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
