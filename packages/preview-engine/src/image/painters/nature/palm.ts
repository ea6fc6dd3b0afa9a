import { css, type Colour } from '../../../colour/oklch.ts';
import type { Easel, Point } from '../../canvas/easel.ts';

/** A palm that bends to one side; each frond is a rib with hanging leaflets. */
export function paintPalm(
  { ctx, random }: Easel,
  foot: Point,
  size: number,
  fill: Colour,
  bend: 1 | -1,
): void {
  const top = { x: foot.x + bend * size * 0.2, y: foot.y - size };
  ctx.fillStyle = css(fill);
  ctx.strokeStyle = css(fill);
  ctx.beginPath();
  ctx.moveTo(foot.x - size * 0.035, foot.y + 8);
  ctx.quadraticCurveTo(foot.x - size * 0.005, foot.y - size * 0.6, top.x - size * 0.012, top.y);
  ctx.lineTo(top.x + size * 0.012, top.y);
  ctx.quadraticCurveTo(foot.x + size * 0.05, foot.y - size * 0.6, foot.x + size * 0.035, foot.y + 8);
  ctx.fill();
  const fronds = 10;
  for (let frond = 0; frond < fronds; frond += 1) {
    const angle = -Math.PI / 2 + (frond / (fronds - 1) - 0.5) * 4.2 + random.bell() * 0.1;
    const reach = size * random.between(0.36, 0.46);
    const along = (share: number): Point => ({
      x: top.x + Math.cos(angle) * reach * share,
      y: top.y + Math.sin(angle) * reach * share * 0.75 + share ** 2 * reach * 0.55,
    });
    ctx.lineCap = 'round';
    for (let leaflet = 1; leaflet <= 22; leaflet += 1) {
      const share = leaflet / 22;
      const at = along(share);
      const length = reach * 0.3 * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.12));
      ctx.lineWidth = size * 0.009 * (1.1 - share * 0.7) + 0.5;
      for (const side of [-1, 1]) {
        ctx.beginPath();
        ctx.moveTo(at.x, at.y);
        ctx.quadraticCurveTo(
          at.x + side * length * 0.3,
          at.y + length * 0.1,
          at.x + side * length * 0.42 + Math.cos(angle) * length * 0.4,
          at.y + length * 0.85,
        );
        ctx.stroke();
      }
    }
    ctx.lineWidth = size * 0.012;
    ctx.beginPath();
    ctx.moveTo(top.x, top.y);
    for (let share = 0.1; share <= 1; share += 0.1) ctx.lineTo(along(share).x, along(share).y);
    ctx.stroke();
  }
}
