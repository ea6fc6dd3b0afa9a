import { Grid, media, Stack, Text, token } from '@aic/design-system';
import { VideoPlayer } from '@aic/design-system/media';
import { styled } from 'styled-components';
import { TrackControl } from '../../player/track-control.tsx';
import { SampleChat } from './sample-chat.tsx';
import { FILMS, IMAGES, TRACKS } from './samples.ts';
import { Section } from './section.tsx';

/** Real results of the studio, each under the words that it was made from. */
export function Gallery() {
  return (
    <Section
      title="See What AI Can Create"
      intro="Pictures, videos and music of this studio, under the words they were made from. They come from the built-in preview engine: procedural, not an AI model. Providers' models go further."
    >
      <Stack gap={24}>
        <Images role="list" aria-label="Sample images">
          {IMAGES.map(({ prompt, url }) => (
            <Sample key={url}>
              <Picture src={url} alt={prompt} width={640} height={640} loading="lazy" decoding="async" />
              <Caption prompt={prompt} />
            </Sample>
          ))}
        </Images>
        <Grid as="ul" role="list" minColumnWidth="400px" aria-label="Sample videos">
          {FILMS.map(({ prompt, url, posterUrl }) => (
            <Sample key={url}>
              <VideoPlayer title={prompt} src={url} poster={posterUrl} aspectRatio={16 / 9} preload="none" />
              <Caption prompt={prompt} />
            </Sample>
          ))}
        </Grid>
        <Grid as="ul" role="list" minColumnWidth="400px" aria-label="Sample tracks">
          {TRACKS.map(({ peaks, genre, ...track }) => (
            <Sample key={track.id}>
              <TrackControl track={track} peaks={peaks} meta={genre} />
            </Sample>
          ))}
        </Grid>
        <SampleChat />
      </Stack>
    </Section>
  );
}

function Caption({ prompt }: { prompt: string }) {
  return (
    <Text size="small" tone="muted">
      “{prompt}”
    </Text>
  );
}

const Sample = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[8]};
  min-width: 0;
`;

/** Two beside each other on a phone, all four where there is room. */
const Images = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[16]};

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  border-radius: ${token.radius.card};
  background: ${token.color.hover};
  object-fit: cover;
`;
