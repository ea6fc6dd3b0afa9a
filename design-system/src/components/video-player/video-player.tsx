import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { WarningIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Text } from '../text/text.tsx';

export interface VideoPlayerProps extends RootProps<'div'> {
  /** Names the video for screen readers: its prompt. */
  title: string;
  src: string;
  /** Shown until it plays. */
  poster?: string | undefined;
  /** Width over height, known before the video is. */
  aspectRatio: number;
  /** How much to load before it plays; 'none' in long lists with posters. @default 'metadata' */
  preload?: 'none' | 'metadata' | 'auto';
  /** A ready `<track kind="captions">`, for videos with speech. */
  captions?: ReactNode;
  /** The way out when this browser cannot play it: a download button. */
  fallbackAction?: ReactNode;
}

/**
 * A video in a box that never changes its size. The controls are the browser's own: they speak the user's language,
 * work by keyboard and touch, and bring full screen and picture in picture.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, src, poster, aspectRatio, preload = 'metadata', captions, ...given } = props;
  const { fallbackAction, style, ...rest } = given;
  const [brokenSrc, setBrokenSrc] = useState<string>();

  return (
    <Frame {...rest} style={{ aspectRatio, ...style }}>
      {brokenSrc === src ? (
        <Broken role="status">
          <WarningIcon size={20} aria-hidden />
          <Text as="span">This video can't be played here</Text>
          {fallbackAction}
        </Broken>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- Made from a prompt: speech is rare, `captions` is for it.
        <video
          key={src}
          aria-label={title}
          src={src}
          poster={poster}
          preload={preload}
          controls
          playsInline
          onError={() => setBrokenSrc(src)}
        >
          {captions}
        </video>
      )}
    </Frame>
  );
}

/** The focus ring of the video lies inside, since the frame cuts what is outside. */
const Frame = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${token.color.hover};

  > video {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: black;
  }

  > video:focus-visible {
    outline-offset: -2px;
  }
`;

const Broken = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  padding: ${token.space[12]};
  text-align: center;

  > svg {
    color: ${token.color.fgSubtle};
  }
`;
