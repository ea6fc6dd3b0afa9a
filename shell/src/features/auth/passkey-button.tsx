import { Button, Text } from '@aic/design-system';
import { errorText } from '@aic/sdk';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Nothing where the browser knows no passkeys. */
export function PasskeyButton() {
  const { isSupported, isAsking, error, ask } = usePasskeySignIn();
  if (!isSupported) return null;
  return (
    <>
      <Button size="primary" isFullWidth isLoading={isAsking} onClick={ask}>
        Sign in with a passkey
      </Button>
      {error !== null && (
        <Text role="alert" size="small" tone="danger">
          {errorText(error, 'Your passkey could not be used. Please try again, or use your password.')}
        </Text>
      )}
    </>
  );
}
