import { Button, Card, Cluster, Heading, Stack, Text } from '@aic/design-system';
import { Link, STARTER_CREDITS } from '@aic/sdk';

export function ClosingCall() {
  return (
    <Card as="section" padding={32} aria-label="Start now">
      <Stack gap={16} align="start">
        <Heading level={2} size="display">
          Make something today
        </Heading>
        <Text size="reading" tone="muted" isMeasured>
          {STARTER_CREDITS} credits are yours when you sign up. No card needed, every tool included.
        </Text>
        <Cluster gap={12}>
          <Button as={Link} to="/auth?tab=sign-up" variant="primary" size="primary">
            Start Free Trial
          </Button>
          <Button as={Link} to="#features" size="primary">
            Explore Features
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
