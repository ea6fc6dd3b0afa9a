import type { Canvas } from '@napi-rs/canvas';
import { gradePicture, type Grade } from '../../colour/colour-cube.ts';
import { clamp, mix } from '../../maths/curves.ts';
import { decodePicture, shrink } from '../../picture/picture.ts';
import { type ColourSpread, each, measureSpread } from './colour-spread.ts';

/** Pixels a side that a reference is measured at: its single details say nothing of its light. */
const MEASURED_SIDE_PX = 96;
/** Of the painting one pixel in so many is measured. */
const MEASURED_STEP = 7;
/** How far the channels may be drawn apart or together; more shows the steps between the colours of a flat picture. */
const SCALE = { min: 0.35, max: 2.2 };
/** Share of the lightness that is taken over at full strength: with all of it a dark picture would show nothing. */
const LIGHT_SHARE = 0.7;

/** A picture that an image follows. */
export interface Reference {
  /** PNG, JPEG or WebP. */
  picture: Uint8Array;
  /** Percent, 0..100: how far the image goes towards it. */
  strength: number;
}

/** What an image takes on of a picture. */
export interface Look {
  spread: ColourSpread;
  /** 0..1. */
  share: number;
}

/** @throws EditRefusal when the reference is no picture */
export async function readLook({ picture, strength }: Reference): Promise<Look> {
  const { rgba } = await shrink(await decodePicture(picture), MEASURED_SIDE_PX);
  return { spread: measureSpread(rgba), share: clamp(strength / 100) };
}

/**
 * Gives a painting the colours and the light of a picture, in place: mean and spread of each channel of OKLab are
 * moved to those of the picture (Reinhard et al., "Color Transfer between Images", 2001).
 */
export function takeOn(print: Canvas, { spread, share }: Look): void {
  const ctx = print.getContext('2d');
  const image = ctx.getImageData(0, 0, print.width, print.height);
  const rgba = new Uint8Array(image.data.buffer, image.data.byteOffset, image.data.length);
  const grade = transferGrade(measureSpread(rgba, MEASURED_STEP), spread, share);
  gradePicture({ width: print.width, height: print.height, rgba }, [grade]);
  ctx.putImageData(image, 0, 0);
}

/** @param share 0: the colours stay; 1: they have the target's mean and spread, as far as the bounds allow */
function transferGrade(from: ColourSpread, to: ColourSpread, share: number): Grade {
  const scale = each((channel) =>
    clamp(to.deviation[channel] / Math.max(0.001, from.deviation[channel]), SCALE.min, SCALE.max),
  );
  return (colour) => {
    for (const channel of ['l', 'a', 'b'] as const) {
      const moved = (colour[channel] - from.mean[channel]) * scale[channel] + to.mean[channel];
      colour[channel] = mix(colour[channel], moved, channel === 'l' ? share * LIGHT_SHARE : share);
    }
  };
}
