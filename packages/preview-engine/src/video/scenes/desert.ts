import { css, lighten, mix } from '../../colour/oklch.ts';
import { createMesas, sandColour } from '../../image/composers/desert.ts';
import { hasStars, placeLight } from '../../image/painters/light/place-light.ts';
import { paintDuneShade } from '../../image/painters/nature/dunes.ts';
import { createRidge, paintRidge, type Ridge } from '../../image/painters/nature/ridge.ts';
import { birdLayer, moteLayer } from '../layers/life.ts';
import { mistLayer } from '../layers/mist.ts';
import { skyLayers } from '../layers/sky.ts';
import { starLayers } from '../layers/stars.ts';
import { still } from '../layers/still.ts';
import { thingLayers } from '../layers/things.ts';
import { wrap } from '../layers/water.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

const DUNES = 5;

/** The image engine's dunes: sand streams over their crests, dust drifts, clouds go by. */
export const buildDesert: SceneBuilder = (stage) => {
  const { easel } = stage;
  const { height, palette, random, scene, width } = easel;
  const horizon = height * random.between(0.5, 0.56);
  const base = placeLight(easel, horizon);
  const light = { ...base, radius: base.radius * 1.5 };
  const sand = sandColour(easel);
  const dunes = Array.from({ length: DUNES }, (_, index) => {
    const near = index / (DUNES - 1);
    const ridge = createRidge(easel, {
      base: horizon + height * (0.035 + near * 0.3),
      rise: height * (0.035 + near * 0.1),
      span: 300 + near * 420,
      kind: 'dunes',
    });
    return { near, ridge, depth: 0.35 + near * 0.65 };
  });
  const sky = {
    horizon: horizon + 12,
    sun: light,
    cloudiness: scene.without.has('clouds') ? 0 : 0.36,
    glow: 1.2,
  };
  const mesas = [0, 1].map((near) => ({ near, ridge: createMesas(easel, horizon, near) }));
  const layers: Layer[] = [
    ...skyLayers(stage, sky, light),
    ...(hasStars(scene) ? starLayers(stage, horizon, 520) : []),
    ...mesas.map(({ near, ridge }) => {
      const top = mix(palette.haze, mix(sand, palette.near, 0.55), 0.35 + near * 0.25);
      return still(stage, { depth: 0.2 + near * 0.08 }, (sheet) =>
        paintRidge(sheet, ridge, { top, foot: mix(top, palette.horizon, 0.5), fade: height * 0.17 }),
      );
    }),
  ];
  const isLitLeft = light.x < width / 2;
  for (const { near, ridge, depth } of dunes) {
    const lit = lighten(
      mix(palette.horizon, sand, 0.35 + near * 0.65),
      palette.isDark ? -0.12 : -near * 0.05,
    );
    layers.push(
      still(stage, { depth }, (sheet) => {
        const foot = mix(lit, mix(sand, palette.near, 0.35), 0.75);
        paintRidge(sheet, ridge, { top: lit, foot, fade: height * 0.3 });
        paintDuneShade(sheet, ridge, {
          colour: mix(mix(sand, palette.near, 0.62), palette.haze, 0.45 * (1 - near)),
          depth: height * (0.1 + near * 0.22),
          isLitLeft,
        });
      }),
      streamLayer(stage, ridge, near, depth),
    );
  }
  const ground = dunes[3]?.ridge ?? (() => horizon);
  const fill = mix(palette.ink, palette.near, 0.4);
  // Behind the nearest dune, on the one before it.
  layers.splice(-2, 0, ...thingLayers(stage, { ground, size: height * 0.16, fill, light }, 0.84));
  if (!scene.without.has('birds') && !palette.isDark) {
    layers.push(birdLayer(stage, { x: width - light.x, y: height * 0.22 }, fill));
  }
  return [
    ...layers,
    mistLayer(stage, { top: 0.46, bottom: 0.86, strength: 0.2, pace: 46, depth: 0.6 }),
    dustLayer(stage),
  ];
};

/** Fine streaks of sand that the wind drives along a crest and over it. */
function streamLayer(stage: Stage, ridge: Ridge, near: number, depth: number): Layer {
  const { palette, random, width } = stage.easel;
  const streaks = Array.from({ length: 26 + Math.round(near * 34) }, () => ({
    start: random.next(),
    lift: random.next() ** 2,
    pace: random.between(0.7, 1.4),
    length: random.between(0.5, 1.4),
  }));
  const stroke = css(lighten(mix(palette.light, palette.horizon, 0.4), 0.02));
  return {
    depth,
    paint: ({ ctx, drift }) => {
      ctx.strokeStyle = stroke;
      ctx.lineCap = 'round';
      for (const { start, lift, pace, length } of streaks) {
        const along = wrap(start + (drift * pace * (60 + near * 150)) / (width * 1.2));
        const x = along * width * 1.2 - width * 0.1;
        const reach = (22 + near * 74) * length;
        const height = (2 + near * 20) * lift + 1;
        ctx.globalAlpha = (0.16 + 0.2 * near) * (1 - lift * 0.7) * Math.min(1, along * 8, (1 - along) * 8);
        ctx.lineWidth = 0.8 + near * 1.3;
        ctx.beginPath();
        ctx.moveTo(x, ridge(x) - height);
        for (const share of [0.25, 0.5, 0.75, 1]) {
          const at = x + reach * share;
          // Streaks leave the crest at its edge and blow out flat.
          ctx.lineTo(at, ridge(at) * 0.6 + ridge(x) * 0.4 - height - share * 3 * near);
        }
        ctx.stroke();
      }
    },
  };
}

function dustLayer(stage: Stage): Layer {
  return moteLayer(stage, {
    count: 60,
    colour: stage.easel.palette.light,
    area: { left: -0.05, right: 1.05, top: 0.45, bottom: 1 },
    size: [1.8, 5],
    wind: 90,
    fall: 3,
    glow: 0.9,
  });
}
