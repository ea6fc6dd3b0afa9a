import { css, type Colour } from '../../../colour/oklch.ts';
import type { Easel, Point } from '../../canvas/easel.ts';
import { paintGlow } from './light.ts';

/**
 * Curtains of light: thin upright rays along wandering lines, green below and violet above unless the prompt has
 * colours.
 */
export function paintAurora(easel: Easel, horizon: number): void {
  easel.painted.add('aurora');
  const { ctx, isFine, noise, palette, random, scene, width } = easel;
  const [low = 160, high = low + 130] = scene.tint.hues;
  const strength = scene.tint.tone === 'monochrome' ? 0.01 : 0.17;
  const base: Colour = { l: 0.84, c: strength, h: low };
  const crown: Colour = { l: 0.62, c: strength, h: high };
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  const step = isFine ? 1.5 : 3;
  for (let curtain = 0; curtain < 4; curtain += 1) {
    const row = random.between(0, 100);
    const foot = horizon * (0.84 - curtain * 0.15);
    for (let x = 0; x < width; x += step) {
      const wander = noise.layered(x / 420, row, 3);
      const ray = 0.5 + 0.5 * noise.layered(x / 16, row + 30, 3);
      const body = Math.max(0, 0.35 + noise.at(x / 260, row + 60));
      const y = foot + wander * horizon * 0.2;
      const reach = horizon * (0.24 + 0.3 * ray) * (0.6 + body);
      const gradient = ctx.createLinearGradient(0, y - reach, 0, y + 18);
      const alpha = Math.min(0.6, body * (0.2 + 0.5 * ray) * (1 - curtain * 0.16));
      gradient.addColorStop(0, css(crown, 0));
      gradient.addColorStop(0.45, css(crown, alpha * 0.35));
      gradient.addColorStop(0.88, css(base, alpha));
      gradient.addColorStop(1, css(base, 0));
      ctx.fillStyle = gradient;
      ctx.fillRect(x, y - reach, step + 0.5, reach + 18);
    }
  }
  ctx.restore();
  paintGlow(easel, { x: width / 2, y: horizon }, width * 0.6, { ...palette.horizon, h: low }, 0.16);
}

export function paintMeteor(easel: Easel, at: Point): void {
  const length = easel.random.between(90, 150);
  const tail = { x: at.x - length, y: at.y - length * 0.5 };
  paintTrail(easel, { tail, head: at, alpha: 0.95, lineWidth: 1.8 });
}

interface Trail {
  tail: Point;
  head: Point;
  /** At the head; the tail fades into nothing. */
  alpha: number;
  lineWidth: number;
}

export function paintTrail(
  { ctx, palette }: Pick<Easel, 'ctx' | 'palette'>,
  { tail, head, alpha, lineWidth }: Trail,
): void {
  const gradient = ctx.createLinearGradient(tail.x, tail.y, head.x, head.y);
  gradient.addColorStop(0, css(palette.light, 0));
  gradient.addColorStop(1, css(palette.light, alpha));
  ctx.strokeStyle = gradient;
  ctx.lineWidth = lineWidth;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(tail.x, tail.y);
  ctx.lineTo(head.x, head.y);
  ctx.stroke();
}
