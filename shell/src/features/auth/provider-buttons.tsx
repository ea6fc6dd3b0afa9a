import { Button, Stack } from '@aic/design-system';
import { useQuery, useSearchParams, type SignInOptions } from '@aic/sdk';
import { signInOptionsQuery } from '@aic/sdk/host';
import { Offered } from '../../core/offered.tsx';
import { useServices } from '../../core/services-context.tsx';

/** Signing in with another provider is a navigation: its own page asks, and leads back. */
export function ProviderButtons() {
  const { api, leave } = useServices();
  const [params] = useSearchParams();
  const options = useQuery(signInOptionsQuery(api));
  const provider = options.data?.provider ?? null;
  const returnTo = params.get('returnTo');

  const handlePress = (): void => {
    if (provider === null) return;
    const query = returnTo === null ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
    leave(`/api/auth/${provider.id}${query}`);
  };

  return (
    <Stack gap={8}>
      <Offered $offer="provider">
        {/* Another button, and not one whose words move. */}
        <Button
          key={provider?.id}
          size="primary"
          isFullWidth
          disabledReason={provider === null ? reasonOf(options) : undefined}
          onClick={handlePress}
        >
          {labelOf(provider)}
        </Button>
      </Offered>
      <Button size="primary" isFullWidth disabledReason="A second way to sign in is on its way">
        Coming Soon
      </Button>
    </Stack>
  );
}

const ANOTHER = 'Continue with another account';

/** One line in every case, so that nothing moves when the response comes. */
function labelOf(provider: SignInOptions['provider']): string {
  if (provider === null) return ANOTHER;
  if (!provider.isSandbox) return `Continue with ${provider.name}`;
  return isOnThisMachine(location.hostname) ? 'Try the sandbox: any address works' : ANOTHER;
}

/** Words for developers stand where one runs the studio, and nowhere else. */
const isOnThisMachine = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$|\.localhost$/.test(host);

function reasonOf({ isPending, isError }: { isPending: boolean; isError: boolean }): string {
  if (isPending) return 'One moment';
  return isError ? 'The server did not answer' : 'Not set up here';
}
