import { Grid, media, Stack, token } from '@aic/design-system';
import { styled } from 'styled-components';
import { MadeWith } from '../../scenes/made-with.tsx';
import { LoopingFilm } from './films/looping-film.tsx';
import { LandingArt } from './landing-art.tsx';
import { SampleItem } from './samples/sample-item.tsx';
import { FILMS, IMAGES } from './samples/samples.ts';
import { Section } from './section.tsx';

/** Real results of the studio, each with the words that it was made from, its tool, its engine and its price. */
export function Gallery() {
  return (
    <Section
      title="See What AI Can Create"
      intro="Pictures, videos and music of this studio, under the words they were made from. They come from the built-in preview engine: procedural, not an AI model. Providers' models go further."
    >
      <Stack gap={40}>
        <Images role="list" aria-label="Sample images">
          {IMAGES.map(({ prompt, url, width, height }) => (
            <SampleItem key={url}>
              <img src={url} alt={prompt} width={width} height={height} loading="lazy" decoding="async" />
              <MadeWith kind="image" prompt={prompt} />
            </SampleItem>
          ))}
        </Images>
        <Grid as="ul" role="list" minColumnWidth="400px" aria-label="Sample videos">
          {FILMS.map((film) => (
            <SampleItem key={film.url}>
              <LoopingFilm film={film} isLate />
            </SampleItem>
          ))}
        </Grid>
        <LandingArt name="tracks" />
        <LandingArt name="chat" />
      </Stack>
    </Section>
  );
}

/** The first one large, a wide one beside it, and below that the other two. */
const Images = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[24]} ${token.space[16]};

  > :nth-child(-n + 2) {
    grid-column: span 2;
  }

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > :first-child {
      grid-row: span 2;
      grid-template-rows: minmax(0, 1fr) auto;

      > img {
        height: 100%;
        aspect-ratio: auto;
        object-fit: cover;
      }
    }
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${token.radius.panel};
    background: ${token.color.hover};
  }
`;
