import { cameraAt } from '@aic/contract';
import type { ComposerId, SceneElement } from '../prompt/scene.ts';
import { frameSizeOf } from './frame-size.ts';
import { airLayers } from './layers/air.ts';
import { vignetteLayer } from './layers/vignette.ts';
import { readFilm } from './read-film.ts';
import { SCENES } from './scenes/scenes.ts';
import type { Film } from './stage/film.ts';
import { planShot } from './stage/shot-plan.ts';
import { openStage } from './stage/stage.ts';
import type { VideoRequest } from './video-request.ts';

/** Layers sway by less than two hundredths of the frame at each side. */
const OVERSCAN = 1.04;

/**
 * Builds the scene that the prompt asks for. Takes one to three seconds; its frames are then quick to paint.
 * @param size of the frames; tests build small ones
 */
export function createTextFilm(
  request: Omit<VideoRequest, 'image'>,
  size = frameSizeOf(request.aspectRatio),
): Film & { composer: ComposerId; painted: ReadonlySet<SceneElement> } {
  const { scene } = readFilm({ ...request, hasCamera: false, hasPicture: false });
  const { move, rate, air } = planShot(request.prompt, request.camera);
  const stage = openStage({
    size,
    scene,
    seed: `${request.seed}/${request.prompt.trim().toLowerCase()}`,
    secondsMax: request.durationSeconds * Math.abs(rate),
    zoomMax: Math.max(cameraAt(move, 0).scale, cameraAt(move, 1).scale),
    overscan: OVERSCAN,
  });
  return {
    composer: scene.composer,
    painted: stage.easel.painted,
    width: size.width,
    height: size.height,
    world: size.world,
    overscan: OVERSCAN,
    durationSeconds: request.durationSeconds,
    rate,
    layers: [...SCENES[scene.composer](stage, size), ...airLayers(stage, air), vignetteLayer(size, 0.3)],
    camera: (progress) => cameraAt(move, progress),
  };
}
