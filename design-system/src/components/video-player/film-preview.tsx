import { useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { useWanted } from './use-wanted.ts';

export interface FilmPreviewProps extends RootProps<'div'> {
  /** Null: the poster alone. */
  src: string | null;
  /** Without one there is a plain ground. */
  posterUrl: string | null;
  /** What is to be seen. @default '', where words beside it say so */
  alt?: string;
}

/**
 * A film in a tile: its poster, and the film in a loop and without sound while a pointer rests on the tile or the focus
 * is in it. Nothing of the film is loaded before. The caller sets the size of the box.
 */
export function FilmPreview({ src, posterUrl, alt = '', ...given }: FilmPreviewProps) {
  const { ref, ...rest } = given;
  const rootRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => rootRef.current, []);
  const isWanted = useWanted(rootRef);
  return (
    <Root {...rest} ref={rootRef}>
      {posterUrl !== null && (
        <img src={posterUrl} alt={alt} loading="lazy" decoding="async" draggable={false} />
      )}
      {src !== null && isWanted && (
        <video src={src} aria-hidden tabIndex={-1} autoPlay loop muted playsInline disablePictureInPicture />
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  background: ${token.color.hover};

  > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
