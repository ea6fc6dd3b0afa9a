import { Button, Cluster, Heading, Stack, Text } from '@aic/design-system';
import { Link } from '@aic/sdk';
import { Scene } from '../../scenes/scene.tsx';

/** Focus comes here from the button that is gone. */
const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** @param onAnother null: the form is another page */
export function MessageSent({ onAnother }: { onAnother: (() => void) | null }) {
  return (
    <Scene picture="birds">
      <Stack gap={24} align="start">
        <Heading level={1} size="hero" tabIndex={-1} ref={takeFocus}>
          Message sent successfully
        </Heading>
        <Text size="lead" tone="muted">
          We'll get back to you within 24 hours.
        </Text>
        <Cluster gap={12}>
          {onAnother === null ? (
            <Button as={Link} to="/contact" variant="primary" size="primary">
              Send Another Message
            </Button>
          ) : (
            <Button variant="primary" size="primary" onClick={onAnother}>
              Send Another Message
            </Button>
          )}
          <Button as={Link} to="/" size="primary">
            Back to Home
          </Button>
        </Cluster>
      </Stack>
    </Scene>
  );
}
