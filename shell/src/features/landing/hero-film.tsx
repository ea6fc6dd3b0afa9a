import { IconButton, token } from '@aic/design-system';
import { PauseIcon, PlayIcon } from '@aic/design-system/studio';
import { useRef } from 'react';
import { preload } from 'react-dom';
import { styled } from 'styled-components';
import { HERO_FILM } from './samples.ts';
import { useFilmPlayback } from './use-film-playback.ts';

/** A film in a loop, without sound. Until it is seen only its poster loads. */
export function HeroFilm() {
  const { prompt, url, posterUrl } = HERO_FILM;
  const videoRef = useRef<HTMLVideoElement>(null);
  const { isOn, toggle } = useFilmPlayback(videoRef);
  // The page's largest picture. A browser asks for posters last of all.
  preload(posterUrl, { as: 'image', fetchPriority: 'high' });
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
        />
        <Control>
          <IconButton
            label={isOn ? 'Pause sample video' : 'Play sample video'}
            variant="secondary"
            onClick={toggle}
          >
            {isOn ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}
          </IconButton>
        </Control>
      </Frame>
      <figcaption>“{prompt}”, made by the preview engine</figcaption>
    </Root>
  );
}

const Root = styled.figure`
  min-width: 0;
  margin: 0;

  > figcaption {
    padding-block-start: ${token.space[8]};
    color: ${token.color.fgSubtle};
    font: ${token.type.caption};
    text-align: start;
  }
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
