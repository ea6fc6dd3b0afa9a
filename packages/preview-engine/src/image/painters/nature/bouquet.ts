import { css, lighten, mix } from '../../../colour/oklch.ts';
import type { Easel, Point } from '../../canvas/easel.ts';
import { disc } from '../light/light.ts';
import { paintLeaf } from './plants.ts';

/** Stems that fan out of a vase's mouth, with leaves, blossoms and berries. */
export function paintBouquet(easel: Easel, mouth: Point, unit: number): void {
  const { ctx, isFine, painted, palette, random } = easel;
  painted.add('flowers');
  const stems = isFine ? 15 : 11;
  for (let stem = 0; stem < stems; stem += 1) {
    const lean = (stem / (stems - 1) - 0.5) * 1.9 + random.bell() * 0.08;
    const reach = unit * random.between(0.19, 0.34) * (1.1 - Math.abs(lean) * 0.25);
    const tip = { x: mouth.x + Math.sin(lean) * reach, y: mouth.y - Math.cos(lean) * reach };
    const green = mix(
      palette.near,
      { l: 0.5, c: palette.near.c, h: palette.near.h },
      random.between(0.1, 0.6),
    );
    ctx.strokeStyle = css(green);
    ctx.lineWidth = unit * 0.005;
    ctx.beginPath();
    ctx.moveTo(mouth.x, mouth.y);
    ctx.quadraticCurveTo(mouth.x + Math.sin(lean) * reach * 0.25, mouth.y - reach * 0.6, tip.x, tip.y);
    ctx.stroke();
    ctx.fillStyle = css(green);
    for (const share of [0.45, 0.62, 0.78]) {
      const at = { x: mouth.x + (tip.x - mouth.x) * share ** 1.15, y: mouth.y + (tip.y - mouth.y) * share };
      for (const turn of [-0.8, 0.8]) {
        paintLeaf(ctx, at, lean - Math.PI / 2 + turn, unit * 0.085, unit * 0.014);
      }
    }
    if (stem % 3 !== 2) paintBlossom(easel, tip, unit * random.between(0.034, 0.06));
    else {
      for (let berry = 0; berry < 6; berry += 1) {
        ctx.fillStyle = css(mix(palette.accent, palette.near, 0.3));
        disc(
          easel,
          { x: tip.x + random.bell() * unit * 0.02, y: tip.y + random.bell() * unit * 0.026 },
          unit * 0.008,
        );
      }
    }
  }
}

/** Two rings of petals around a heart. */
function paintBlossom(easel: Easel, at: Point, radius: number): void {
  const { ctx, palette, random } = easel;
  const base = random.chance(0.6) ? palette.accent : mix(palette.light, palette.horizon, 0.3);
  for (const [ring, shade] of [
    [1, -0.07],
    [0.68, 0.04],
  ] as const) {
    ctx.fillStyle = css(lighten(base, shade));
    const turn = random.next();
    for (let petal = 0; petal < 8; petal += 1) {
      paintLeaf(ctx, at, turn + (petal * Math.PI) / 4, radius * ring * 1.25, radius * ring * 0.3);
    }
  }
  ctx.fillStyle = css(mix(palette.near, palette.accent, 0.4));
  disc(easel, at, radius * 0.22);
}
