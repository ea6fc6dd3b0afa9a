import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { PlayIcon, WarningIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { Text } from '../text/text.tsx';
import type { FilmControlsProps } from './film-controls.tsx';
import { Broken, Frame, Start } from './video-player.styles.ts';

/** They load with the first film that is started. If they do not come, a press on the film still plays and pauses it. */
const FilmControls = lazy<ComponentType<FilmControlsProps>>(() =>
  import(/* webpackChunkName: "player" */ './film-controls.tsx').then(
    (file) => ({ default: file.FilmControls }),
    () => ({ default: () => null }),
  ),
);

export interface VideoPlayerProps extends RootProps<'div'> {
  /** Names the video for screen readers: its prompt. */
  title: string;
  /** Address of the film: MP4 or WebM. */
  src: string;
  /** Shown until it plays. Without one there is a plain ground. */
  poster?: string | undefined;
  /** Width over height, known before the video is. */
  aspectRatio: number;
  /** A ready `<track kind="captions">`, for videos with speech. */
  captions?: ReactNode;
  /** The way out when this browser cannot play it: a download button. */
  fallbackAction?: ReactNode;
}

/**
 * A video in a box that never changes its size. Until it is started nothing of it is loaded, and there is its poster
 * with one button; then its controls, which leave while it plays without a pointer or focus on it. In tiles,
 * FilmPreview plays without sound.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, src, aspectRatio, style, poster, captions, ...given } = props;
  const { fallbackAction, ...rest } = given;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const [startedSrc, setStartedSrc] = useState<string>();
  const videoRef = useRef<HTMLVideoElement>(null);

  const playOrPause = (): void => {
    const video = videoRef.current;
    if (video === null) return;
    if (!video.paused) {
      video.pause();
      return;
    }
    setStartedSrc(src);
    // What cannot be played says so by its error event.
    video.play().catch(() => {});
  };

  return (
    <Frame {...rest} style={{ aspectRatio, ...style }}>
      {brokenSrc === src ? (
        <Broken role="status">
          <WarningIcon size={20} aria-hidden />
          <Text as="span">This video can't be played here</Text>
          {fallbackAction}
        </Broken>
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Made from a prompt: speech is rare, `captions` is for it. */}
          <video
            key={src}
            ref={videoRef}
            aria-label={title}
            src={src}
            poster={poster}
            // Browsers load a short film as a whole for its first frame alone.
            preload="none"
            playsInline
            data-started={startedSrc === src || undefined}
            tabIndex={-1}
            onClick={playOrPause}
            onError={() => setBrokenSrc(src)}
          >
            {captions}
          </video>
          {startedSrc === src ? (
            <Suspense>
              <FilmControls key={src} title={title} videoRef={videoRef} onPlayPause={playOrPause} />
            </Suspense>
          ) : (
            <Start label={`Play ${title}`} variant="secondary" onClick={playOrPause}>
              <PlayIcon size={20} fill="currentcolor" />
            </Start>
          )}
        </>
      )}
    </Frame>
  );
}
