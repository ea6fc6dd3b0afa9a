import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../maths/random.ts';
import type { ComposerId, Scene, SceneElement } from '../../prompt/scene.ts';
import type { Noise } from './noise.ts';
import type { Palette } from './palette.ts';

/** All that a composer paints with. Lengths are pixels of the finished picture, whatever the canvas's `scale` is. */
export interface Easel {
  readonly canvas: Canvas;
  readonly ctx: SKRSContext2D;
  readonly width: number;
  readonly height: number;
  /** Canvas pixels per finished pixel: hd is painted at 2 and scaled down at the end. */
  readonly scale: number;
  /** hd: finer noise and more things. */
  readonly isFine: boolean;
  readonly scene: Scene;
  /** What of the scene was painted: what the prompt was promised must be in it. */
  readonly painted: Set<SceneElement>;
  readonly palette: Palette;
  readonly random: Random;
  readonly noise: Noise;
}

/** One layer of the picture; progress is reported after each. */
export type Pass = () => void;

/** Decides the composition, then hands back its layers in painting order. */
export type Composer = (easel: Easel) => readonly Pass[];

export type Composers = Readonly<Record<ComposerId, Composer>>;

export interface Point {
  x: number;
  y: number;
}

export function openCanvas(width: number, height: number, scale: number) {
  const canvas = createCanvas(width * scale, height * scale);
  const ctx = canvas.getContext('2d');
  ctx.scale(scale, scale);
  return { canvas, ctx };
}
