import { Button, Cluster, Heading, Stack, Text, token } from '@aic/design-system';
import { Link, STARTER_CREDITS } from '@aic/sdk';
import { styled } from 'styled-components';

/** The signed-out front page: what this is and the way in. */
export function LandingPage() {
  return (
    <Hero>
      <Stack gap={24} align="center">
        <Heading level={1} size="hero">
          Create with AI Power
        </Heading>
        <Text size="lead" tone="muted" isMeasured>
          Images, photo edits, videos, music and texts from a few words. You see the price before you press
          the button, and a result that does not arrive costs nothing.
        </Text>
        <Cluster gap={12} justify="center">
          <Button as={Link} to="/auth?tab=sign-up" variant="primary" size="primary">
            Start Free Trial ({STARTER_CREDITS} Credits)
          </Button>
          <Button as={Link} to="/auth" size="primary">
            Sign In
          </Button>
        </Cluster>
      </Stack>
    </Hero>
  );
}

const Hero = styled.section`
  padding-block: ${token.space[64]};
  text-align: center;
`;
