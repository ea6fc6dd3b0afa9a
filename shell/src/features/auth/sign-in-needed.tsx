import { Button, Heading, Stack, Text } from '@aic/design-system';
import { useServices } from '../../app/services-context.tsx';

/** The signed-out Profile screen: its button is a browser navigation to the sign-in target (spec section 2). */
export function SignInNeeded() {
  const { leave } = useServices();
  return (
    <Stack gap={16} align="start">
      <Heading level={1}>Please sign in</Heading>
      <Text tone="muted">Your profile is shown once you are signed in.</Text>
      <Button variant="primary" onClick={() => leave('/api/login?returnTo=/profile')}>
        Sign In
      </Button>
    </Stack>
  );
}
