import { css, lighten, mix, type Colour } from '../../colour/oklch.ts';
import { clamp } from '../../maths/curves.ts';
import type { Composer, Easel } from '../canvas/easel.ts';
import { paintLightSource, paintSceneStars, placeLight } from '../painters/light/place-light.ts';
import { paintSky } from '../painters/light/sky.ts';
import { paintDuneShade } from '../painters/nature/dunes.ts';
import { createRidge, paintRidge, type Ridge } from '../painters/nature/ridge.ts';
import { paintThings } from '../painters/things/things.ts';

/** Mesas in the haze, dunes with one side lit and one in shade. */
export const paintDesert: Composer = (easel) => {
  const { height, isFine, palette, random, scene, width } = easel;
  const horizon = height * random.between(0.5, 0.56);
  const base = placeLight(easel, horizon);
  const light = { ...base, radius: base.radius * 1.5 };
  const sand = sandColour(easel);
  const mesas = [0, 1].map((near) => createMesas(easel, horizon, near));
  const dunes = Array.from(
    { length: isFine ? 6 : 5 },
    (_, index, { length } = { length: isFine ? 6 : 5 }) => {
      const near = index / (length - 1);
      return {
        near,
        ridge: createRidge(easel, {
          base: horizon + height * (0.035 + near * 0.3),
          rise: height * (0.035 + near * 0.1),
          span: 300 + near * 420,
          kind: 'dunes',
        }),
      };
    },
  );
  const isLitLeft = light.x < width / 2;
  return [
    () =>
      paintSky(easel, {
        horizon: horizon + 12,
        sun: light,
        cloudiness: scene.without.has('clouds') ? 0 : 0.3,
        glow: 1.2,
      }),
    () => paintSceneStars(easel, horizon),
    () => paintLightSource(easel, light),
    ...mesas.map((ridge, near) => () => {
      const top = mix(palette.haze, mix(sand, palette.near, 0.55), 0.35 + near * 0.25);
      paintRidge(easel, ridge, { top, foot: mix(top, palette.horizon, 0.5), fade: height * 0.17 });
    }),
    ...dunes.map(({ near, ridge }) => () => {
      const air = mix(palette.horizon, sand, 0.35 + near * 0.65);
      const lit = lighten(air, palette.isDark ? -0.12 : -near * 0.05);
      paintRidge(easel, ridge, {
        top: lit,
        foot: mix(lit, mix(sand, palette.near, 0.35), 0.75),
        fade: height * 0.3,
      });
      paintDuneShade(easel, ridge, {
        colour: mix(mix(sand, palette.near, 0.62), palette.haze, 0.45 * (1 - near)),
        depth: height * (0.1 + near * 0.22),
        isLitLeft,
      });
    }),
    () => {
      if (isFine) {
        paintSandRipples(easel, dunes.at(-1)?.ridge ?? (() => horizon), mix(sand, palette.near, 0.4));
      }
    },
    () =>
      paintThings(easel, {
        ground: dunes[3]?.ridge ?? (() => horizon),
        size: height * 0.16,
        fill: mix(palette.ink, palette.near, 0.4),
        light,
      }),
  ];
};

export function sandColour({ palette, scene }: Easel): Colour {
  const hue = scene.tint.hues[1] ?? scene.tint.hues[0] ?? 55;
  const c = scene.tint.tone === 'monochrome' ? 0.01 : 0.12;
  return mix({ l: palette.isDark ? 0.4 : 0.72, c, h: hue }, palette.horizon, 0.25);
}

/** Flat tops with steep sides: noise cut into steps. */
export function createMesas({ noise, random, height }: Easel, horizon: number, near: number): Ridge {
  const row = random.between(0, 100);
  const rise = height * (0.17 - near * 0.05);
  return (x) => {
    const raw = noise.layered(x / (260 + near * 60) + row, row, 3) + 0.12;
    const steps = 3;
    const level = Math.max(0, raw) * steps * 1.5;
    const floor = Math.floor(level);
    // Most of a step is cliff: the shares below 0.8 stay on the terrace.
    const cliff = clamp((level - floor - 0.82) / 0.18);
    const crumble = noise.layered(x / 24, row + 50, 3) * 5;
    return horizon + 14 + near * 10 - ((floor + cliff) / steps) * rise + crumble;
  };
}

/** Wind ripples on the nearest dune: fine wavering lines that open towards the eye. */
function paintSandRipples({ ctx, height, noise, width }: Easel, ridge: Ridge, fill: Colour): void {
  ctx.strokeStyle = css(fill, 0.22);
  for (let line = 0; line < 46; line += 1) {
    const down = 14 + (line / 46) ** 1.5 * height * 0.4;
    ctx.lineWidth = 0.8 + (line / 46) * 2.4;
    ctx.beginPath();
    for (let x = -10; x < width + 10; x += 6) {
      const y =
        ridge(x) * 0.55 +
        ridge(width / 2) * 0.45 +
        down +
        noise.layered(x / 150, line * 0.23, 3) * (5 + down * 0.07);
      if (y > ridge(x) + 6) ctx.lineTo(x, y);
      else ctx.moveTo(x, y);
    }
    ctx.stroke();
  }
}
