import type { Locator } from 'playwright';

export interface Playback {
  durationSeconds: number;
  framesTotal: number;
  framesDropped: number;
  audioBytesDecoded: number;
}

/** No film is slower than 20 frames a second. */
const FRAME_SECONDS_MAX = 0.05;

type ColourRgb = readonly [red: number, green: number, blue: number];

/** Plays a film to its end. @returns what the browser decoded */
export async function playThrough(video: Locator): Promise<Playback> {
  return video.evaluate(async (element) => {
    // Safe because callers pass a video element, and Chromium counts decoded audio on each.
    const film = element as HTMLVideoElement & { webkitAudioDecodedByteCount: number };
    const ended = new Promise((resolve) => film.addEventListener('ended', resolve, { once: true }));
    await film.play();
    await ended;
    const quality = film.getVideoPlaybackQuality();
    return {
      durationSeconds: film.duration,
      framesTotal: quality.totalVideoFrames,
      framesDropped: quality.droppedVideoFrames,
      audioBytesDecoded: film.webkitAudioDecodedByteCount,
    };
  });
}

/** Seeks to `seconds`. @returns `columns` colours of that frame from left to right, at half height */
export async function coloursAt(video: Locator, seconds: number, columns: number): Promise<ColourRgb[]> {
  return video.evaluate(
    async (element, at) => {
      // Safe because callers pass a video element.
      const film = element as HTMLVideoElement;
      const isDue = ({ mediaTime }: VideoFrameCallbackMetadata) =>
        Math.abs(mediaTime - at.seconds) < at.frame;
      // 'seeked' may fire before the frame is painted; a copy then would give the previous frame.
      const shown = new Promise<void>((resolve) => {
        const wait = () =>
          film.requestVideoFrameCallback((_, frame) => (isDue(frame) ? resolve() : void wait()));
        wait();
      });
      film.currentTime = at.seconds;
      await shown;
      const canvas = document.createElement('canvas');
      canvas.width = at.columns;
      canvas.height = 3;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('This browser has no 2D canvas.');
      context.drawImage(film, 0, 0, at.columns, 3);
      const { data } = context.getImageData(0, 1, at.columns, 1);
      return Array.from({ length: at.columns }, (_, x): [number, number, number] => [
        data[x * 4] ?? 0,
        data[x * 4 + 1] ?? 0,
        data[x * 4 + 2] ?? 0,
      ]);
    },
    { seconds, columns, frame: FRAME_SECONDS_MAX },
  );
}
