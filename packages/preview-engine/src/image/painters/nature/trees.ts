import { css, type Colour } from '../../../colour/oklch.ts';
import type { Easel, Point } from '../../canvas/easel.ts';
import type { Ridge } from './ridge.ts';

/** A spruce as a silhouette: tiers of drooping branches, ragged at the edge. */
export function paintSpruce(easel: Easel, foot: Point, size: number, fill: Colour): void {
  const { ctx, isFine, painted, random } = easel;
  painted.add('trees');
  const tiers = Math.max(5, Math.round(size / (isFine ? 7 : 12)));
  const half = size * random.between(0.17, 0.24);
  const lean = random.bell() * size * 0.012;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier <= tiers; tier += 1) {
    const down = tier / tiers;
    const y = foot.y - size * (1 - down * 0.94);
    const reach = half * down ** 0.9 * random.between(0.78, 1.12) + 0.8;
    const axis = foot.x + lean * (1 - down);
    left.push({ x: axis - reach * 0.42, y: y - size * 0.028 }, { x: axis - reach, y: y + size * 0.014 });
    right.push(
      { x: axis + reach * 0.42, y: y - size * 0.028 },
      { x: axis + reach * random.between(0.85, 1.1), y: y + size * 0.014 },
    );
  }
  ctx.fillStyle = css(fill);
  ctx.beginPath();
  ctx.moveTo(foot.x + lean, foot.y - size * 1.05);
  for (const { x, y } of left) ctx.lineTo(x, y);
  ctx.lineTo(foot.x - size * 0.016, foot.y - size * 0.04);
  ctx.lineTo(foot.x - size * 0.02, foot.y + size * 0.04);
  ctx.lineTo(foot.x + size * 0.02, foot.y + size * 0.04);
  ctx.lineTo(foot.x + size * 0.016, foot.y - size * 0.04);
  for (const { x, y } of right.toReversed()) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
}

/** Spruces along an edge, in groves: dense where the noise is high, open where it is low. */
export function paintTreeLine(
  easel: Easel,
  ridge: Ridge,
  line: { size: number; spacing: number; fill: Colour; density: number; from?: number; to?: number },
): void {
  const { width, noise, random } = easel;
  const row = random.between(0, 100);
  for (let x = line.from ?? -20; x < (line.to ?? width + 20); x += line.spacing * random.between(0.5, 1.5)) {
    const grove = noise.at(x / (line.size * 5), row) * 0.5 + 0.5;
    if (grove > line.density) continue;
    const size = line.size * (0.55 + 0.6 * (1 - grove)) * random.between(0.7, 1.15);
    paintSpruce(easel, { x, y: ridge(x) + size * 0.05 }, size, line.fill);
  }
}
