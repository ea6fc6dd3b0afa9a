import { css, mix, type Colour } from '../../../colour/oklch.ts';
import type { Easel } from '../../canvas/easel.ts';
import { paintStipple } from '../light/stipple.ts';

/**
 * A wall with the light of a window on it, and a table before it. `side` is 1 when the window is on the left, -1 on the
 * right.
 */
export function paintRoom(
  easel: Easel,
  room: { wall: Colour; table: number; cloth: Colour; side: number },
): void {
  const { ctx, height, palette, width } = easel;
  const { wall, table, cloth, side } = room;
  ctx.fillStyle = css(wall);
  ctx.fillRect(0, 0, width, height);
  ctx.beginPath();
  ctx.rect(0, 0, width, table);
  paintStipple(
    easel,
    { x: 0, y: 0, width, height: table },
    {
      from: { x: side > 0 ? 0 : width, y: 0 },
      to: { x: side > 0 ? width : 0, y: table },
      colour: mix(palette.near, palette.skyTop, 0.4),
      strength: 0.5,
    },
  );
  paintWindowLight(easel, table, side);
  ctx.fillStyle = css(cloth);
  ctx.fillRect(0, table, width, height - table);
  ctx.fillStyle = css(mix(cloth, palette.light, 0.3), 0.7);
  ctx.fillRect(0, table, width, 3);
  ctx.beginPath();
  ctx.rect(0, table, width, height - table);
  paintStipple(
    easel,
    { x: 0, y: table, width, height: height - table },
    {
      from: { x: width / 2, y: height * 1.05 },
      to: { x: width / 2, y: table },
      colour: palette.ink,
      strength: 0.6,
    },
  );
}

/** Panes of light that fall slanting onto the wall. */
function paintWindowLight({ ctx, height, palette, width }: Easel, table: number, side: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, width, table);
  ctx.clip();
  ctx.translate(width / 2 + side * width * 0.1, table * 0.46);
  ctx.transform(1, side * 0.22, 0, 1, 0, 0);
  ctx.globalCompositeOperation = 'screen';
  for (const column of [-1, 0]) {
    for (const row of [-1, 0]) {
      const gradient = ctx.createLinearGradient(0, -height * 0.3, 0, height * 0.3);
      gradient.addColorStop(0, css(palette.light, 0.5));
      gradient.addColorStop(1, css(palette.accent, 0.22));
      ctx.fillStyle = gradient;
      ctx.fillRect(column * 190 + 8, row * 250 + 8, 174, 234);
    }
  }
  ctx.restore();
}
