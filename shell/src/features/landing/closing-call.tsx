import { Button, Cluster, Heading, media, Stack, Text, token } from '@aic/design-system';
import { Link, STARTER_CREDITS } from '@aic/sdk';
import { styled } from 'styled-components';
import { OptionalPart } from '../../core/optional-part.tsx';
import { sceneFigure } from '../../scenes/scene-part.ts';

/** The way in once more, beside the picture of an early start. */
export function ClosingCall() {
  return (
    <Root aria-label="Start now">
      <Stack gap={24} align="start">
        <Heading level={2} size="hero">
          Make something today
        </Heading>
        <Text size="lead" tone="muted" isMeasured>
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
      <OptionalPart>
        <sceneFigure.Part name="lake" isLate />
      </OptionalPart>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  align-items: center;
  gap: ${token.space[40]};
  padding-block: ${token.space[40]};

  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${token.space[64]};
    padding-block: ${token.space[64]};
  }
`;
