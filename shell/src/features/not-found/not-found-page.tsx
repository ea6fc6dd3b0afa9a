import { Button, Heading, Stack, Text } from '@aic/design-system';
import { Link } from '@aic/sdk';
import { Scene } from '../../scenes/scene.tsx';

export function NotFoundPage() {
  return (
    <Scene picture="hiker">
      <Stack gap={24} align="start">
        <Heading level={1} size="hero">
          Page Not Found
        </Heading>
        <Text size="lead" tone="muted">
          There is nothing at this address. It may have moved, or the link may have a typo.
        </Text>
        <Button as={Link} to="/" variant="primary" size="primary">
          Go to home
        </Button>
      </Stack>
    </Scene>
  );
}
