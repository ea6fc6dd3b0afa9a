import { Button, Cluster, Heading, media, Stack, Text, token } from '@aic/design-system';
import { Link, STARTER_CREDITS } from '@aic/sdk';
import { preload } from 'react-dom';
import { styled } from 'styled-components';
import { LoopingFilm } from './films/looping-film.tsx';
import { HERO_FILM } from './samples/samples.ts';

/** What it is in one line, and below it what it makes: a film as wide as the page. */
export function Hero() {
  // The page's largest picture. A browser asks for posters last of all.
  preload(HERO_FILM.posterUrl, { as: 'image', fetchPriority: 'high' });
  return (
    <Root>
      <Headline level={1} size="hero">
        Create with AI Power
      </Headline>
      <Words>
        <Text size="lead" tone="muted" isMeasured>
          Images, photo edits, videos, music and texts from a few words. You see the price before you press
          the button, and a result that does not arrive costs nothing.
        </Text>
        <Stack>
          <Cluster gap={12}>
            <Button as={Link} to="/auth?tab=sign-up" variant="primary" size="primary">
              Start Free Trial ({STARTER_CREDITS} Credits)
            </Button>
            <Button as={Link} to="#pricing" size="primary">
              Start Creating Free
            </Button>
          </Cluster>
        </Stack>
      </Words>
      <Stage>
        <LoopingFilm film={HERO_FILM} /* @wc-include */ name="sample video" />
      </Stage>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${token.space[24]};
  padding-block: ${token.space[8]} ${token.space[24]};

  ${media.large} {
    gap: ${token.space[32]};
    padding-block: ${token.space[24]} ${token.space[40]};
  }
`;

/** One line of it is as wide as the page. */
const Headline = styled(Heading)`
  ${media.medium} {
    font-size: clamp(4rem, 8.6vw, 6.75rem);
    line-height: 1;
    letter-spacing: -0.045em;
    text-wrap: balance;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[24]};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${token.space[64]};
  }
`;

/** On a large screen the film is wider than it was made, so that all of it is above the fold. */
const Stage = styled.div`
  ${media.large} {
    video {
      aspect-ratio: 2.2;
    }
  }
`;
