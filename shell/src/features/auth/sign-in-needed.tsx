import { Button, Heading, Stack, Text } from '@aic/design-system';
import { useServices } from '../../core/services-context.tsx';

/** The profile page of a signed-out visitor. Its button is a browser navigation to the sign-in target. */
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
