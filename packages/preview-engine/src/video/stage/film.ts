import type { CameraView } from '@aic/contract';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** Frames per second of every film. */
export const FILM_FPS = 24;

/** One moment of a film while it is painted. */
export interface Shot {
  readonly canvas: Canvas;
  /** In the lengths of the world, seen through the layer's camera. */
  readonly ctx: SKRSContext2D;
  /** Seconds of wind and water: faster with the motion that the user sets, backwards when it is negative. */
  readonly drift: number;
  /** The same seconds, always forwards: what falls or twinkles does so whichever way the wind blows. */
  readonly pace: number;
  /** 0..1 through the film. */
  readonly progress: number;
}

export interface Layer {
  /** How much of the camera's way it shares: 0 the sky, 1 the picture's plane, more for what is near the eye. */
  readonly depth: number;
  paint(shot: Shot): void;
}

/** A scene, its layers from far to near, that can be painted at any moment. */
export interface Film {
  /** Pixels of a frame. */
  readonly width: number;
  readonly height: number;
  /** Size of the picture that fills a frame at rest, in the layers' lengths. */
  readonly world: { readonly width: number; readonly height: number };
  /** How much larger than the frame the world is, so that the rim of swaying layers stays out of sight. */
  readonly overscan: number;
  readonly durationSeconds: number;
  /** Seconds of scene per second of film; negative runs the wind the other way. */
  readonly rate: number;
  readonly layers: readonly Layer[];
  camera(progress: number): CameraView;
}

export function frameCountOf({ durationSeconds }: Pick<Film, 'durationSeconds'>): number {
  return Math.round(durationSeconds * FILM_FPS);
}

/**
 * Paints one frame over the whole canvas, which must have the film's size. The same frame is always the same pixels.
 */
export function renderFrame(film: Film, canvas: Canvas, frame: number): void {
  const ctx = canvas.getContext('2d');
  const progress = frame / Math.max(1, frameCountOf(film) - 1);
  const drift = (frame / FILM_FPS) * film.rate;
  const view = film.camera(progress);
  for (const layer of film.layers) {
    ctx.save();
    look(ctx, film, view, layer.depth);
    ctx.imageSmoothingEnabled = true;
    ctx.imageSmoothingQuality = 'low';
    layer.paint({ canvas, ctx, drift, pace: Math.abs(drift), progress });
    ctx.restore();
  }
}

/**
 * A layer of depth d takes the share d of the camera's move. The camera shows no border at depth 1, so it shows none at
 * less.
 */
function look(
  ctx: SKRSContext2D,
  { width, height, world, overscan }: Film,
  { x, y, scale }: CameraView,
  depth: number,
): void {
  const zoom = (1 + (scale - 1) * depth) * overscan * (width / world.width);
  ctx.setTransform(
    zoom,
    0,
    0,
    zoom,
    width * (0.5 - x * depth) - (zoom * world.width) / 2,
    height * (0.5 - y * depth) - (zoom * world.height) / 2,
  );
}
