import { Button, Cluster, Heading, media, Stack, Text, token } from '@aic/design-system';
import { Link, STARTER_CREDITS } from '@aic/sdk';
import { styled } from 'styled-components';
import { HeroFilm } from './hero-film.tsx';

export function Hero() {
  return (
    <Root>
      <Stack gap={24} align="start">
        <Heading level={1} size="hero">
          Create with AI Power
        </Heading>
        <Text size="lead" tone="muted" isMeasured>
          Images, photo edits, videos, music and texts from a few words. You see the price before you press
          the button, and a result that does not arrive costs nothing.
        </Text>
        <Cluster gap={12}>
          <Button as={Link} to="/auth?tab=sign-up" variant="primary" size="primary">
            Start Free Trial ({STARTER_CREDITS} Credits)
          </Button>
          <Button as={Link} to="#pricing" size="primary">
            Start Creating Free
          </Button>
        </Cluster>
      </Stack>
      <HeroFilm />
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  align-items: center;
  gap: ${token.space[40]};
  padding-block: ${token.space[24]};

  ${media.large} {
    grid-template-columns: 5fr 6fr;
    gap: ${token.space[48]};
    padding-block: ${token.space[48]};
  }
`;
