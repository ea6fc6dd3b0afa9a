/** Before its very end: there a browser may have nothing to draw any more. */
const BEFORE_END_SECONDS = 0.04;

/**
 * The last frame of a film as a picture, as if the user had chosen it.
 * @throws Error when the browser cannot play it, or the user has gone elsewhere
 */
export async function lastFrame(url: string, signal: AbortSignal): Promise<File> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const isReady = happens(video, 'loadeddata', signal);
    video.src = url;
    await isReady;
    const isThere = happens(video, 'seeked', signal);
    video.currentTime = Math.max(0, video.duration - BEFORE_END_SECONDS);
    await isThere;
    return await frameOf(video);
  } finally {
    // Otherwise it goes on loading.
    video.removeAttribute('src');
    video.load();
  }
}

function happens(video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener('error', () => reject(new Error('The film cannot be played.')), { signal });
    signal.addEventListener('abort', () => reject(new Error('It is not wanted any more.')));
  });
}

async function frameOf(video: HTMLVideoElement): Promise<File> {
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  if (blob === null) throw new Error('The frame cannot be read.');
  return new File([blob], 'last-frame.jpg', { type: blob.type });
}
