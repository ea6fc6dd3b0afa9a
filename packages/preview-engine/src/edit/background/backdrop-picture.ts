import type { ImageSize } from '@aic/contract';
import { createRamp, type Stop } from '../../colour/gradient.ts';
import { toRgb, type Colour } from '../../colour/oklch.ts';
import { paintImage } from '../../image/paint-image.ts';
import { decodePicture, openPixels, type Picture, readPixels } from '../../picture/picture.ts';
import { blur } from '../filters/detail.ts';
import type { Backdrop } from '../model/operations.ts';

/** Backdrops that do not depend on the photo. */
export type FreshBackdrop = Exclude<Backdrop, { kind: 'treated' | 'transparent' }>;

interface Size {
  width: number;
  height: number;
}

interface Sources {
  seed: number;
  /** Bytes of the picture given as the new background. */
  reference: Uint8Array | null;
}

/** A lens that is open for a portrait blurs the distance by this share of the largest blur. */
const FAR_BLUR = { near: 0.12, asked: 0.9 };

/** The picture that is put behind the subject, of the size that is asked for. */
export async function makeBackdrop(backdrop: FreshBackdrop, size: Size, sources: Sources): Promise<Picture> {
  switch (backdrop.kind) {
    case 'plain':
      return paintRamp(size, [{ at: 0, colour: backdrop.colour }], () => 0);
    case 'studio':
      return paintStudio(size, backdrop.colour);
    case 'gradient':
      return paintRamp(size, evenStops(backdrop.colours), (_, y) => y);
    case 'scene': {
      const { png } = paintImage(
        {
          prompt: backdrop.prompt,
          size: sceneSize(size),
          quality: 'standard',
          style: 'natural',
          seed: sources.seed,
        },
        () => undefined,
      );
      return coverFit(png, size, backdrop.isBlurred ? FAR_BLUR.asked : FAR_BLUR.near);
    }
    case 'reference': {
      // It may be empty: without a reference the prompt's reader never asks for one.
      return coverFit(sources.reference ?? new Uint8Array(), size, backdrop.isBlurred ? FAR_BLUR.asked : 0);
    }
    default:
      return backdrop satisfies never;
  }
}

/** The shape of the image engine that is nearest. */
function sceneSize({ width, height }: Size): ImageSize {
  if (width > height * 1.25) return '1792x1024';
  return height > width * 1.25 ? '1024x1792' : '1024x1024';
}

async function coverFit(bytes: Uint8Array, { width, height }: Size, softness: number): Promise<Picture> {
  const fitted = openPixels(await decodePicture(bytes))
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'cover' });
  const picture = await readPixels(fitted);
  await blur(picture, softness);
  return picture;
}

/** Light falls on the wall behind the head and fades towards the corners. */
function paintStudio(size: Size, wall: Colour): Picture {
  const lit: Colour = { ...wall, l: Math.min(0.985, wall.l + 0.1) };
  const unlit: Colour = { ...wall, l: wall.l * 0.66 };
  const stops: [Stop, ...Stop[]] = [
    { at: 0, colour: lit },
    { at: 0.45, colour: wall },
    { at: 1, colour: unlit },
  ];
  return paintRamp(size, stops, (x, y) => Math.hypot((x - 0.5) * 1.1, y - 0.4) / 0.85);
}

/** @param at place on the ramp, 0..1, of a point whose coordinates are 0..1 */
function paintRamp(
  { width, height }: Size,
  stops: [Stop, ...Stop[]],
  at: (x: number, y: number) => number,
): Picture {
  const ramp = stops.length > 1 ? createRamp(stops) : () => toRgb(stops[0].colour);
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 4) {
      const [red, green, blue] = ramp(at((x + 0.5) / width, (y + 0.5) / height));
      // Half a step of ordered noise: a wide gradient in 8 bits has bands otherwise.
      const dither = stops.length > 1 ? ((x * 7 + y * 13 + ((x * y) & 7)) & 15) / 16 : 0.5;
      rgba[to] = Math.min(255, red + dither);
      rgba[to + 1] = Math.min(255, green + dither);
      rgba[to + 2] = Math.min(255, blue + dither);
      rgba[to + 3] = 255;
    }
  }
  return { width, height, rgba };
}

function evenStops(colours: readonly [Colour, ...Colour[]]): [Stop, ...Stop[]] {
  const [first, ...others] = colours;
  return [
    { at: 0, colour: first },
    ...others.map((colour, index) => ({ at: (index + 1) / others.length, colour })),
  ];
}
