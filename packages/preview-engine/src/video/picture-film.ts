import { cameraFromPicture } from '@aic/contract';
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { frameSizeOf } from './frame-size.ts';
import { airLayers } from './layers/air.ts';
import { depthPictureLayer } from './layers/depth-picture.ts';
import { lightSweepLayer } from './layers/light-sweep.ts';
import { withOnset } from './layers/onset.ts';
import { weatherLayers } from './layers/weather.ts';
import { readFilm } from './read-film.ts';
import type { Film } from './stage/film.ts';
import { planShot } from './stage/shot-plan.ts';
import { openStage, type FrameSize } from './stage/stage.ts';
import type { VideoRequest } from './video-request.ts';

/** Weather and sparks appear over this time, so that the first frame is the picture alone. */
const ONSET_SECONDS = 0.8;

/**
 * Animates a picture: the camera moves through it with a little depth, light passes over it, and the air holds what the
 * words ask for.
 * @param picture PNG or JPEG
 * @param size of the frames; tests build small ones
 * @throws Error when the bytes are no picture
 */
export async function createPictureFilm(
  picture: Uint8Array,
  request: Omit<VideoRequest, 'image'>,
  size = frameSizeOf(request.aspectRatio),
): Promise<Film> {
  const { move, rate, air } = planShot(request.prompt, request.camera);
  const { scene } = readFilm({ ...request, hasCamera: false, hasPicture: true });
  const stage = openStage({
    size,
    scene,
    seed: `${request.seed}/${request.prompt.trim().toLowerCase()}`,
    secondsMax: request.durationSeconds * Math.abs(rate),
    zoomMax: 1,
    overscan: 1,
  });
  const onset = { share: ONSET_SECONDS / request.durationSeconds };
  return {
    width: size.width,
    height: size.height,
    world: size.world,
    overscan: 1,
    durationSeconds: request.durationSeconds,
    rate,
    layers: [
      depthPictureLayer(size, cover(await loadImage(Buffer.from(picture)), size)),
      lightSweepLayer(size),
      ...withOnset(size, weatherLayers(stage, scene.weather), {
        ...onset,
        blend: 'source-over',
      }),
      ...withOnset(size, airLayers(stage, air), { ...onset, blend: 'screen' }),
    ],
    camera: (progress) => cameraFromPicture(move, progress),
  };
}

/** Fits the picture into the frame as CSS `object-fit: cover` does. */
function cover(image: Awaited<ReturnType<typeof loadImage>>, { width, height }: FrameSize): Canvas {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const scale = Math.max(width / image.width, height / image.height);
  const [wide, tall] = [image.width * scale, image.height * scale];
  ctx.fillStyle = '#fff';
  ctx.fillRect(0, 0, width, height);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(image, (width - wide) / 2, (height - tall) / 2, wide, tall);
  return canvas;
}
