import { IconButton, token } from '@aic/design-system';
import { PauseIcon, PlayIcon } from '@aic/design-system/studio';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { MadeWith } from '../../../scenes/made-with.tsx';
import type { FilmSample } from '../samples/samples.ts';
import { useFilmPlayback } from './use-film-playback.ts';

interface LoopingFilmProps {
  film: FilmSample;
  /** What its button starts and stops. @default its prompt */
  name?: string;
  /** It is below the first screen: its poster loads when it comes near. */
  isLate?: boolean;
}

/** As of a picture. React's types do not know it of films. */
const WHEN_NEAR = { loading: 'lazy' };

/** A film in a loop, without sound, with its label. Until it is seen only its poster loads. */
export function LoopingFilm({ film, name = film.prompt, isLate = false }: LoopingFilmProps) {
  const { prompt, url, posterUrl } = film;
  const videoRef = useRef<HTMLVideoElement>(null);
  const { isOn, toggle } = useFilmPlayback(videoRef);
  return (
    <Root>
      <Frame>
        <video
          ref={videoRef}
          src={url}
          poster={posterUrl}
          width={800}
          height={450}
          preload="none"
          aria-label={`Sample video: ${prompt}`}
          loop
          muted
          playsInline
          {...(isLate && WHEN_NEAR)}
        />
        <Control>
          <IconButton label={`${isOn ? 'Pause' : 'Play'} ${name}`} variant="secondary" onClick={toggle}>
            {isOn ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}
          </IconButton>
        </Control>
      </Frame>
      <figcaption>
        <MadeWith kind="video" prompt={prompt} />
      </figcaption>
    </Root>
  );
}

const Root = styled.figure`
  display: grid;
  gap: ${token.space[12]};
  min-width: 0;
  margin: 0;
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.panel};
  background: ${token.color.hover};

  > video {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
`;

/** On a surface of its own: the film behind it may have any colour. */
const Control = styled.div`
  position: absolute;
  inset: auto ${token.space[12]} ${token.space[12]} auto;
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
`;
