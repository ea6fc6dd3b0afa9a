import { setImmediate } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import { PROVENANCE } from '../engine/provenance.ts';
import type { SceneElement } from '../prompt/scene.ts';
import { createAmbience } from './ambience.ts';
import { openH264Encoder } from './h264-encoder.ts';
import { SOUND_SAMPLE_RATE, soundSamplesFor, writeMp4 } from './mp4-file.ts';
import { createPictureFilm } from './picture-film.ts';
import { readFilm } from './read-film.ts';
import { FILM_FPS, frameCountOf, renderFrame } from './stage/film.ts';
import type { FrameSize } from './stage/stage.ts';
import { createTextFilm } from './text-film.ts';
import type { RenderedVideo, VideoRequest } from './video-request.ts';

const POSTER_QUALITY = 88;
/** A scene shows its life best after a while; a picture's poster is the picture. */
const POSTER_AT = 0.4;

/**
 * Computes the film; the same request gives the same bytes. Takes about two seconds of CPU per second of film and
 * blocks its thread.
 * @param onProgress fraction done after each frame, rising to 1
 * @param size of the frames of a film from words; samples for a web page are small
 */
export async function renderFilm(
  request: VideoRequest,
  onProgress: (fraction: number) => void,
  size?: FrameSize,
): Promise<RenderedVideo> {
  const { scene } = readFilm({ ...request, hasCamera: false, hasPicture: request.image !== null });
  const { film, composer, painted } = await openFilm(request, size);
  const frames = frameCountOf(film);
  const canvas = createCanvas(film.width, film.height);
  const encoder = await openH264Encoder(film);
  const posterFrame = request.image === null ? Math.round(frames * POSTER_AT) : 0;
  let poster = new Uint8Array();
  for (let frame = 0; frame < frames; frame += 1) {
    renderFrame(film, canvas, frame);
    encoder.add(canvas);
    if (frame === posterFrame) poster = new Uint8Array(canvas.toBuffer('image/jpeg', POSTER_QUALITY));
    // The last step is the file's.
    onProgress((frame + 1) / (frames + 1));
    // Frames copied out of the canvas are freed only between turns of the event loop: without one each costs 4 MB.
    await setImmediate();
  }
  const mp4 = await writeMp4({
    video: encoder.finish(),
    sound: createAmbience(scene, {
      frames: soundSamplesFor(frames / FILM_FPS),
      sampleRate: SOUND_SAMPLE_RATE,
      seed: `${request.seed}/${request.prompt}`,
    }),
    comment: PROVENANCE,
  });
  onProgress(1);
  const { width, height } = film;
  return { mp4, poster, composer, width, height, fps: FILM_FPS, frames, painted: [...painted] };
}

async function openFilm(request: VideoRequest, size?: FrameSize) {
  if (request.image !== null) {
    const film = await createPictureFilm(request.image, request);
    return { film, composer: 'picture', painted: new Set<SceneElement>() };
  }
  const film = createTextFilm(request, size);
  return { film, composer: film.composer, painted: film.painted };
}
