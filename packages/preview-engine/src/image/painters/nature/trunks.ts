import { css, type Colour } from '../../../colour/oklch.ts';
import type { Easel, Point } from '../../canvas/easel.ts';

export interface Trunk {
  girth: number;
  fill: Colour;
  /** The rim that faces the sun. */
  light: Colour;
  sun: Point;
}

/** A trunk that leaves the picture at the top, with roots, a rim of light and some bare branches. */
export function paintTrunk(easel: Easel, foot: Point, { girth, fill, light, sun }: Trunk): void {
  const { ctx, painted, random } = easel;
  painted.add('trees');
  const lean = random.bell() * girth * 0.5;
  const top = girth * 0.62;
  const shape = (inset: number): void => {
    ctx.beginPath();
    ctx.moveTo(foot.x - girth * 0.95 + inset, foot.y + 6);
    ctx.quadraticCurveTo(
      foot.x - girth * 0.52 + inset,
      foot.y - girth * 0.3,
      foot.x - girth * 0.5 + inset,
      foot.y - girth * 2.2,
    );
    ctx.lineTo(foot.x + lean - top / 2 + inset, -8);
    ctx.lineTo(foot.x + lean + top / 2 - inset, -8);
    ctx.lineTo(foot.x + girth * 0.5 - inset, foot.y - girth * 2.2);
    ctx.quadraticCurveTo(
      foot.x + girth * 0.52 - inset,
      foot.y - girth * 0.3,
      foot.x + girth * 0.95 - inset,
      foot.y + 6,
    );
    ctx.closePath();
  };
  ctx.fillStyle = css(fill);
  shape(0);
  ctx.fill();
  const isLeft = sun.x < foot.x;
  const rim = ctx.createLinearGradient(foot.x - girth * 0.5, 0, foot.x + girth * 0.5, 0);
  rim.addColorStop(isLeft ? 0 : 1, css(light, 0.75));
  rim.addColorStop(isLeft ? 0.32 : 0.68, css(light, 0));
  ctx.fillStyle = rim;
  shape(0);
  ctx.fill();
  ctx.strokeStyle = css(fill);
  ctx.lineCap = 'round';
  const branches = random.whole(1, 4);
  for (let branch = 0; branch < branches; branch += 1) {
    const y = foot.y * random.between(0.05, 0.6);
    const side = random.chance(0.5) ? 1 : -1;
    const reach = girth * random.between(1.4, 3.4);
    const x = foot.x + lean * (1 - y / foot.y);
    ctx.lineWidth = Math.max(0.8, girth * 0.11);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + side * reach * 0.5,
      y - reach * 0.08,
      x + side * reach,
      y - reach * random.between(0.3, 0.7),
    );
    ctx.stroke();
  }
}
