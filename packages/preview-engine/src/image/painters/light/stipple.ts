import { toRgb, type Colour } from '../../../colour/oklch.ts';
import { smoothstep } from '../../../maths/curves.ts';
import type { Easel, Point } from '../../canvas/easel.ts';
import { paintField, type Area } from './field.ts';

/**
 * Shades the current path with specks that thin out from `from` to `to`, as a sprayed or screen-printed shade does.
 * The path is the context's; it is kept as the clip while painting.
 */
export function paintStipple(
  easel: Easel,
  area: Area,
  shade: { from: Point; to: Point; colour: Colour; strength: number },
): void {
  const { ctx, random } = easel;
  const [red, green, blue] = toRgb(shade.colour);
  const dx = shade.to.x - shade.from.x;
  const dy = shade.to.y - shade.from.y;
  const length = dx * dx + dy * dy;
  ctx.save();
  ctx.clip();
  // Each speck takes a random number: as many in a small print, or what is painted after it would lie elsewhere.
  const whole = { ...easel, scale: Math.max(1, easel.scale) };
  paintField(whole, area, 1, (x, y, pixel) => {
    const along = ((x - shade.from.x) * dx + (y - shade.from.y) * dy) / length;
    const density = (1 - smoothstep(0, 1, along)) * shade.strength;
    pixel[0] = red;
    pixel[1] = green;
    pixel[2] = blue;
    // Half speck, half wash: specks alone look like dirt.
    pixel[3] = random.next() < density ? 0.3 + density * 0.45 : density * 0.35;
  });
  ctx.restore();
}
