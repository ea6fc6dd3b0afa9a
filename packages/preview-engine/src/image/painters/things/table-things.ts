import { css, mix, type Colour } from '../../../colour/oklch.ts';
import type { Easel, Point } from '../../canvas/easel.ts';
import { paintGlow } from '../light/light.ts';
import { paintStipple } from '../light/stipple.ts';

/** The shadow a thing throws onto the table, away from the window. */
export function paintCast({ ctx, palette }: Easel, foot: Point, radius: number, side: number): void {
  ctx.save();
  ctx.filter = 'blur(7px)';
  ctx.fillStyle = css(palette.ink, 0.5);
  ctx.beginPath();
  ctx.ellipse(foot.x + side * radius * 0.8, foot.y, radius * 1.6, radius * 0.26, 0, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
}

/** A bellied vase that stands at `foot`; `side` is where its shade lies. */
export function paintVase(easel: Easel, foot: Point, unit: number, side: number): void {
  const { ctx, palette } = easel;
  const shape = (): void => {
    const [neck, belly, base] = [unit * 0.052, unit * 0.135, unit * 0.075];
    const top = foot.y - unit * 0.38;
    ctx.beginPath();
    ctx.moveTo(foot.x - neck * 1.25, top);
    ctx.bezierCurveTo(
      foot.x - neck * 0.7,
      top + unit * 0.07,
      foot.x - neck,
      top + unit * 0.08,
      foot.x - belly * 0.9,
      top + unit * 0.16,
    );
    ctx.bezierCurveTo(
      foot.x - belly * 1.3,
      top + unit * 0.25,
      foot.x - base * 1.1,
      foot.y - unit * 0.03,
      foot.x - base,
      foot.y,
    );
    ctx.quadraticCurveTo(foot.x, foot.y + unit * 0.018, foot.x + base, foot.y);
    ctx.bezierCurveTo(
      foot.x + base * 1.1,
      foot.y - unit * 0.03,
      foot.x + belly * 1.3,
      top + unit * 0.25,
      foot.x + belly * 0.9,
      top + unit * 0.16,
    );
    ctx.bezierCurveTo(
      foot.x + neck,
      top + unit * 0.08,
      foot.x + neck * 0.7,
      top + unit * 0.07,
      foot.x + neck * 1.25,
      top,
    );
    ctx.closePath();
  };
  const area = { x: foot.x - unit * 0.2, y: foot.y - unit * 0.4, width: unit * 0.4, height: unit * 0.44 };
  ctx.fillStyle = css(mix(palette.skyMiddle, palette.light, 0.3));
  shape();
  ctx.fill();
  shape();
  paintStipple(easel, area, {
    from: { x: foot.x + side * unit * 0.14, y: foot.y },
    to: { x: foot.x - side * unit * 0.07, y: foot.y - unit * 0.08 },
    colour: mix(palette.near, palette.skyTop, 0.3),
    strength: 0.95,
  });
  shape();
  paintStipple(easel, area, {
    from: { x: foot.x - side * unit * 0.14, y: foot.y - unit * 0.2 },
    to: { x: foot.x - side * unit * 0.05, y: foot.y - unit * 0.18 },
    colour: palette.light,
    strength: 0.6,
  });
}

/** A round fruit with its stalk. */
export function paintFruit(easel: Easel, at: Point, radius: number, fill: Colour, side: number): void {
  const { ctx, palette } = easel;
  const box = { x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 };
  const shape = (): void => {
    ctx.beginPath();
    ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  };
  ctx.fillStyle = css(fill);
  shape();
  ctx.fill();
  shape();
  paintStipple(easel, box, {
    from: { x: at.x + side * radius, y: at.y + radius },
    to: { x: at.x - side * radius * 0.4, y: at.y - radius * 0.5 },
    colour: mix(palette.near, fill, 0.2),
    strength: 0.95,
  });
  paintGlow(
    easel,
    { x: at.x - side * radius * 0.4, y: at.y - radius * 0.45 },
    radius * 0.6,
    palette.light,
    0.55,
  );
  ctx.strokeStyle = css(palette.ink);
  ctx.lineWidth = radius * 0.07;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(at.x, at.y - radius * 0.86);
  ctx.quadraticCurveTo(at.x + radius * 0.04, at.y - radius * 1.1, at.x + radius * 0.16, at.y - radius * 1.2);
  ctx.stroke();
}
