import { createCanvas } from '@napi-rs/canvas';
import { css, mix, type Colour } from '../../../colour/oklch.ts';
import type { Easel, Point } from '../../canvas/easel.ts';

export interface Water {
  top: number;
  bottom: number;
  /** 0 a mirror, 1 a rough sea. */
  roughness: number;
  colour: Colour;
  /** How much of the water's own colour lies over the mirror image, 0..1. */
  depth: number;
}

/** Mirrors what is painted above `top`, row by row, the rows shifted by waves that grow towards the eye. */
export function paintWater(easel: Easel, water: Water): void {
  const { ctx, canvas, width, height, scale, noise, painted } = easel;
  painted.add('river');
  const mirror = createCanvas(canvas.width, canvas.height);
  mirror.getContext('2d').drawImage(canvas, 0, 0);
  const span = water.bottom - water.top;
  const rowHeight = 1 / scale;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, water.top, width, span);
  ctx.clip();
  for (let y = water.top; y < water.bottom; y += rowHeight) {
    const near = (y - water.top) / span;
    const wave = noise.at(3, Math.log(near + 0.04) * 14) + 0.5 * noise.at(9, y / 5);
    const shift = wave * water.roughness * (4 + near * 34);
    const lift = noise.at(21, Math.log(near + 0.03) * 18) * water.roughness * (6 + near * 40);
    const source = Math.max(0, Math.min(height - 1, water.top - (y - water.top) * 1.06 + lift - 1));
    ctx.drawImage(mirror, 0, source * scale, canvas.width, 1, shift - 24, y, width + 48, rowHeight + 0.6);
  }
  const gradient = ctx.createLinearGradient(0, water.top, 0, water.bottom);
  gradient.addColorStop(0, css(water.colour, water.depth * 0.35));
  gradient.addColorStop(0.5, css(water.colour, water.depth * 0.8));
  gradient.addColorStop(1, css({ ...water.colour, l: water.colour.l * 0.75 }, water.depth));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, water.top, width, span);
  ctx.restore();
}

/** Short strokes of light and shade that lie on the water, small far away and long near the eye. */
export function paintRipples(easel: Easel, water: Water, light: Colour, count: number): void {
  const { ctx, width, random } = easel;
  const dark = mix(water.colour, easel.palette.ink, 0.5);
  for (let stroke = 0; stroke < count; stroke += 1) {
    const near = random.next() ** 1.6;
    const y = water.top + near * (water.bottom - water.top);
    const length = (6 + near * 90) * random.between(0.4, 1.3);
    ctx.fillStyle = random.chance(0.5) ? css(light, 0.05 + 0.1 * (1 - near)) : css(dark, 0.06 + 0.12 * near);
    lens(easel, { x: random.next() * width, y }, length, 0.6 + near * 3.2);
  }
}

/** The path of the light on the water: a column of glints under it, wide near the eye. */
export function paintGlints(easel: Easel, water: Water, light: Colour, at: Point, count: number): void {
  const { ctx, random } = easel;
  const span = water.bottom - water.top;
  for (let stroke = 0; stroke < count; stroke += 1) {
    const near = random.next() ** 1.5;
    const spread = 10 + near * (60 + water.roughness * 90);
    const x = at.x + random.bell() * spread;
    const off = Math.abs(x - at.x) / (spread * 2.4);
    const length = (5 + near * 46) * random.between(0.4, 1.2);
    ctx.fillStyle = css(light, Math.max(0, (0.75 - near * 0.42) * (1 - off)));
    lens(easel, { x, y: water.top + 2 + near * span }, length, 0.7 + near * 3.4);
  }
}

function lens({ ctx }: Easel, at: Point, length: number, thickness: number): void {
  ctx.beginPath();
  ctx.moveTo(at.x - length / 2, at.y);
  ctx.quadraticCurveTo(at.x, at.y - thickness, at.x + length / 2, at.y);
  ctx.quadraticCurveTo(at.x, at.y + thickness, at.x - length / 2, at.y);
  ctx.fill();
}
