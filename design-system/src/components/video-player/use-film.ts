import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { SoundLevel } from '../seek/volume-control.tsx';

/** The next film is as loud as the one before. */
let lastLevel: SoundLevel = { volume: 1, isMuted: false };

const EVENTS = ['playing', 'pause', 'waiting', 'canplay', 'timeupdate', 'seeked', 'durationchange', 'ended'];

interface Film {
  isPlaying: boolean;
  isLoading: boolean;
  positionSeconds: number;
  /** NaN until it is known. */
  durationSeconds: number;
  level: SoundLevel;
  seek(seconds: number): void;
  setLevel(level: SoundLevel): void;
}

/** What a video element that was started says of itself, and what it is made to do. */
export function useFilm(ref: RefObject<HTMLVideoElement | null>): Film {
  const [level, setLevel] = useState(lastLevel);
  useEffect(() => {
    if (ref.current !== null) applyLevel(ref.current, level);
  }, [ref, level]);
  const subscribe = (listener: () => void): (() => void) => {
    const listening = new AbortController();
    for (const event of EVENTS) ref.current?.addEventListener(event, listener, { signal: listening.signal });
    return () => listening.abort();
  };
  const valueOf = <Value>(read: (video: HTMLVideoElement) => Value, otherwise: Value): Value =>
    ref.current === null ? otherwise : read(ref.current);
  // Each is a plain value: the element is rendered again when one of them is another.
  const isPlaying = useSyncExternalStore(subscribe, () => valueOf((video) => !video.paused, false));
  const isReady = useSyncExternalStore(subscribe, () =>
    valueOf((video) => video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA || video.ended, false),
  );
  const positionSeconds = useSyncExternalStore(subscribe, () => valueOf((video) => video.currentTime, 0));
  const durationSeconds = useSyncExternalStore(subscribe, () =>
    valueOf((video) => video.duration, Number.NaN),
  );

  return {
    isPlaying,
    isLoading: isPlaying && !isReady,
    positionSeconds,
    durationSeconds,
    level,
    seek(seconds) {
      if (ref.current !== null) ref.current.currentTime = seconds;
    },
    setLevel(next) {
      lastLevel = next;
      setLevel(next);
    },
  };
}

function applyLevel(video: HTMLVideoElement, { volume, isMuted }: SoundLevel): void {
  video.volume = volume;
  video.muted = isMuted;
}
