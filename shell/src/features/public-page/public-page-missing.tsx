import { Button, Heading, Stack, Text } from '@aic/design-system';
import { Link } from '@aic/sdk';
import { Scene } from '../../scenes/scene.tsx';

/** No user has the handle, or its user keeps their page private: the page does not say which. */
export function PublicPageMissing() {
  return (
    <Scene picture="hiker">
      <Stack gap={24} align="start">
        <Heading level={1} size="hero">
          Page Not Found
        </Heading>
        <Text size="lead" tone="muted">
          There is no public page at this address, or its owner has made it private.
        </Text>
        <Button as={Link} to="/" variant="primary" size="primary">
          Go to home
        </Button>
      </Stack>
    </Scene>
  );
}
