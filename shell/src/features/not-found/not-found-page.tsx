import { Button, Heading, Stack, Text } from '@aic/design-system';
import { Link } from '@aic/sdk';

export function NotFoundPage() {
  return (
    <Stack gap={16} align="start">
      <Heading level={1} size="display">
        Page Not Found
      </Heading>
      <Text tone="muted">
        There is nothing at this address. It may have moved, or the link may have a typo.
      </Text>
      <Button as={Link} to="/" variant="primary">
        Go to home
      </Button>
    </Stack>
  );
}
