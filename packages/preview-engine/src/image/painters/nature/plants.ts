import { css, type Colour } from '../../../colour/oklch.ts';
import type { Easel, Point } from '../../canvas/easel.ts';

/** A tuft of fronds that bend outwards, each with paired leaflets. */
export function paintFern({ ctx, random }: Easel, foot: Point, size: number, fill: Colour): void {
  ctx.fillStyle = css(fill);
  ctx.strokeStyle = css(fill);
  const fronds = random.whole(5, 7);
  for (let frond = 0; frond < fronds; frond += 1) {
    const lean = (frond / (fronds - 1) - 0.5) * 2.1 + random.bell() * 0.08;
    const reach = size * (1.1 - Math.abs(lean) * 0.25);
    const along = (share: number): Point => ({
      x: foot.x + Math.sin(lean * share ** 0.6) * reach * share,
      y: foot.y - Math.cos(lean * share) * reach * share,
    });
    const leaflets = 11;
    for (let leaflet = 1; leaflet <= leaflets; leaflet += 1) {
      const share = leaflet / (leaflets + 1);
      const at = along(share);
      const next = along(share + 0.05);
      const angle = Math.atan2(next.y - at.y, next.x - at.x);
      const length = reach * 0.2 * (1 - share) ** 0.7 + 1.5;
      for (const side of [-1, 1]) paintLeaf(ctx, at, angle + side * 1.05, length, length * 0.24);
    }
    ctx.lineWidth = Math.max(0.8, size * 0.014);
    ctx.beginPath();
    ctx.moveTo(foot.x, foot.y);
    for (let share = 0.1; share <= 1; share += 0.1) ctx.lineTo(along(share).x, along(share).y);
    ctx.stroke();
  }
}

/** A pointed oval from its stem; the fill is the context's. */
export function paintLeaf(ctx: Easel['ctx'], at: Point, angle: number, length: number, half: number): void {
  const tip = { x: at.x + Math.cos(angle) * length, y: at.y + Math.sin(angle) * length };
  const middle = { x: (at.x + tip.x) / 2, y: (at.y + tip.y) / 2 };
  const side = { x: -Math.sin(angle) * half * 2, y: Math.cos(angle) * half * 2 };
  ctx.beginPath();
  ctx.moveTo(at.x, at.y);
  ctx.quadraticCurveTo(middle.x + side.x, middle.y + side.y, tip.x, tip.y);
  ctx.quadraticCurveTo(middle.x - side.x, middle.y - side.y, at.x, at.y);
  ctx.fill();
}
