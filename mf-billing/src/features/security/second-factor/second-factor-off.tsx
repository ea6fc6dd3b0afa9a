import { Button, LinkText, Text } from '@aic/design-system';
import { errorText, Link, useShell, useUser } from '@aic/sdk';
import { beginSecondFactor, type SecondFactorSetup } from '@aic/sdk/account';
import { useSecondFactorCall } from './use-second-factor.ts';

/** What it is for, and the way to it. */
export function SecondFactorOff({ onBegun }: { onBegun(setup: SecondFactorSetup): void }) {
  const { api, toast } = useShell();
  const { isEmailVerified } = useUser();
  const begin = useSecondFactorCall(() => beginSecondFactor(api), onBegun);
  const handlePress = (): void =>
    begin.mutate(undefined, {
      onError: (error) =>
        toast({
          title: 'Not turned on',
          description: errorText(error, 'The server did not answer. Please try again.'),
          variant: 'destructive',
        }),
    });

  return (
    <>
      <Text tone="muted">
        Each sign-in then asks for a code of an authenticator app on your phone, too. Whoever learns your
        password gets no further with it.
      </Text>
      {!isEmailVerified && (
        <Text>
          First,{' '}
          <LinkText as={Link} to="/verify-email">
            confirm your e-mail address
          </LinkText>
          .
        </Text>
      )}
      <div>
        <Button
          isLoading={begin.isPending}
          disabledReason={isEmailVerified ? undefined : 'Confirm your e-mail address first'}
          onClick={handlePress}
        >
          Turn on
        </Button>
      </div>
    </>
  );
}
