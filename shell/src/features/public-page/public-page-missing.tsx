import { Button, Heading, Stack, Text } from '@aic/design-system';
import { Link } from '@aic/sdk';

/** No user has the handle, or its user keeps their page private: the page does not say which. */
export function PublicPageMissing() {
  return (
    <Stack gap={16} align="start">
      <Heading level={1} size="display">
        Page Not Found
      </Heading>
      <Text tone="muted">There is no public page at this address, or its owner has made it private.</Text>
      <Button as={Link} to="/" variant="primary">
        Go to home
      </Button>
    </Stack>
  );
}
