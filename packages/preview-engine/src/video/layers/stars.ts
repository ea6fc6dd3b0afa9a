import { css } from '../../colour/oklch.ts';
import { disc, paintStars } from '../../image/painters/light/light.ts';
import { paintTrail } from '../../image/painters/light/night-lights.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import { SKY_DEPTH } from './sky.ts';
import { still } from './still.ts';

/** Stars that hold still, and some bright ones over them that twinkle. */
export function starLayers(stage: Stage, horizon: number, count: number): Layer[] {
  return [
    still(stage, { depth: SKY_DEPTH }, (easel) => paintStars(easel, horizon, count)),
    twinkleLayer(stage, horizon, 90),
  ];
}

export function twinkleLayer(stage: Stage, horizon: number, count: number): Layer {
  const { palette, random, width } = stage.easel;
  const stars = Array.from({ length: count }, () => ({
    x: random.next() * width,
    y: horizon * 0.92 * random.next() ** 1.2,
    size: random.between(0.8, 2.1),
    pace: random.between(1.2, 4.2),
    phase: random.between(0, 2 * Math.PI),
  }));
  return {
    depth: SKY_DEPTH,
    paint: ({ ctx, pace }) => {
      ctx.fillStyle = css(palette.light);
      for (const star of stars) {
        const shine = Math.max(0, Math.sin(pace * star.pace + star.phase));
        ctx.globalAlpha = shine ** 2;
        disc({ ...stage.easel, ctx }, star, star.size * (0.6 + 0.4 * shine));
      }
    },
  };
}

/** Now and then one falls: a short bright line with a tail that fades. */
export function meteorLayer(stage: Stage, horizon: number): Layer {
  const { palette, random, width } = stage.easel;
  const everySeconds = 2.6;
  const paths = Array.from({ length: 12 }, () => ({
    x: random.between(0.15, 0.9) * width,
    y: random.between(0.05, 0.4) * horizon,
    length: random.between(220, 420),
    angle: random.between(0.35, 0.75),
    side: random.pick([-1, 1]),
  }));
  return {
    depth: SKY_DEPTH,
    paint: ({ ctx, pace }) => {
      const since = pace + 1.9;
      const path = paths[Math.floor(since / everySeconds) % paths.length];
      const share = ((since % everySeconds) - 0.3) / 0.7;
      if (!path || share <= 0 || share >= 1) return;
      const step = { x: Math.cos(path.angle) * path.side, y: Math.sin(path.angle) };
      const place = (along: number) => ({ x: path.x + step.x * along, y: path.y + step.y * along });
      const head = path.length * share;
      paintTrail(
        { ctx, palette },
        {
          tail: place(Math.max(0, head - 150)),
          head: place(head),
          alpha: 0.95 * Math.sin(Math.PI * share),
          lineWidth: 2.4,
        },
      );
    },
  };
}
