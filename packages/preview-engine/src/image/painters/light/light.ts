import { css, lighten, type Colour } from '../../../colour/oklch.ts';
import type { Easel, Point } from '../../canvas/easel.ts';

/** A soft light around a point, added to what is there as real light is. */
export function paintGlow({ ctx }: Easel, at: Point, radius: number, light: Colour, strength: number): void {
  const gradient = ctx.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
  gradient.addColorStop(0, css(light, strength));
  gradient.addColorStop(0.25, css(light, strength * 0.45));
  gradient.addColorStop(0.6, css(light, strength * 0.1));
  gradient.addColorStop(1, css(light, 0));
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  ctx.fillStyle = gradient;
  ctx.fillRect(at.x - radius, at.y - radius, radius * 2, radius * 2);
  ctx.restore();
}

/** The sun: a clean disc that melts a little into its horizon side, as printed posters have it. */
export function paintSun(easel: Easel, at: Point, radius: number): void {
  const { ctx, palette } = easel;
  easel.painted.add('sun');
  paintGlow(easel, at, radius * 4.5, palette.light, 0.5);
  const gradient = ctx.createLinearGradient(0, at.y - radius, 0, at.y + radius);
  gradient.addColorStop(0, css(lighten(palette.light, 0.03)));
  gradient.addColorStop(1, css({ ...palette.light, l: palette.light.l * 0.94, c: palette.light.c * 1.5 }));
  ctx.fillStyle = gradient;
  disc(easel, at, radius);
}

/** The moon: pale, with its seas. */
export function paintMoon(easel: Easel, at: Point, radius: number): void {
  const { ctx, palette, random } = easel;
  easel.painted.add('moon');
  paintGlow(easel, at, radius * 6, palette.light, 0.42);
  ctx.fillStyle = css(palette.light);
  disc(easel, at, radius);
  ctx.save();
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  ctx.clip();
  ctx.fillStyle = css({ ...palette.light, l: palette.light.l - 0.09 }, 0.5);
  for (let sea = 0; sea < 7; sea += 1) {
    const spot = { x: at.x + random.bell() * radius * 0.45, y: at.y + random.bell() * radius * 0.45 };
    disc(easel, spot, radius * random.between(0.08, 0.3));
  }
  const shade = ctx.createRadialGradient(
    at.x - radius * 0.35,
    at.y - radius * 0.35,
    radius * 0.3,
    at.x,
    at.y,
    radius * 1.1,
  );
  shade.addColorStop(0, css(palette.skyMiddle, 0));
  shade.addColorStop(1, css(palette.skyMiddle, 0.4));
  ctx.fillStyle = shade;
  disc(easel, at, radius);
  ctx.restore();
}

/** Stars of three brightnesses, thinning out towards the horizon's light. */
export function paintStars(easel: Easel, horizon: number, count: number): void {
  const { ctx, width, palette, random } = easel;
  easel.painted.add('stars');
  for (let star = 0; star < count; star += 1) {
    const at = { x: random.next() * width, y: horizon * random.next() ** 1.35 };
    const magnitude = random.next() ** 9;
    const faded = 1 - at.y / horizon;
    ctx.fillStyle = css(palette.light, Math.min(1, (0.25 + magnitude) * (0.35 + faded)));
    disc(easel, at, 0.5 + magnitude * 1.5);
    if (magnitude > 0.86) paintGlow(easel, at, 12, palette.light, 0.5);
  }
}

export function disc({ ctx }: Easel, at: Point, radius: number): void {
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  ctx.fill();
}
