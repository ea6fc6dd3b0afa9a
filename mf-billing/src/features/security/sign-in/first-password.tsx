import { Button, Card, Heading, Stack, Text } from '@aic/design-system';
import { Link, useUser } from '@aic/sdk';

/** For those who came by another way: a link in their mailbox sets their first password. */
export function FirstPassword() {
  const { email } = useUser();
  return (
    <Card as="section" padding={24} aria-label="Password">
      <Stack gap={16} align="start">
        <Heading level={2}>Password</Heading>
        <Text tone="muted">Your account has no password. A link that we mail to you sets one.</Text>
        <Button as={Link} to="/forgot-password" state={{ email }}>
          Set a password
        </Button>
      </Stack>
    </Card>
  );
}
