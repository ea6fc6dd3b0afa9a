import { css, lighten, mix, toRgb } from '../../colour/oklch.ts';
import { openCanvas, type Easel, type Point } from '../../image/canvas/easel.ts';
import { paintField } from '../../image/painters/light/field.ts';
import { paintGlow } from '../../image/painters/light/light.ts';
import { paintLightSource, type LightSource } from '../../image/painters/light/place-light.ts';
import { CLOUDED, paintSky, type Sky } from '../../image/painters/light/sky.ts';
import { smoothstep } from '../../maths/curves.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import { drawSprite, still } from './still.ts';

export const SKY_DEPTH = 0.12;
const CLOUD_DEPTH = 0.16;
/** World units per second at the top of the picture. */
const CLOUD_PACE = 26;
/** World units per sample: clouds are soft. */
const CLOUD_STEP = 4;

/** Air, sun or moon, and clouds that drift by overhead. */
export function skyLayers(stage: Stage, sky: Sky, light: LightSource | null): Layer[] {
  const layers = [
    still(stage, { depth: SKY_DEPTH }, (easel) => {
      easel.ctx.fillStyle = css(easel.palette.horizon);
      easel.ctx.fillRect(0, 0, easel.width, easel.height);
      paintSky(easel, { ...sky, cloudiness: 0 });
    }),
  ];
  if (light !== null && light.body !== 'none') {
    layers.push(
      still(stage, { depth: SKY_DEPTH }, (easel) => paintLightSource(easel, light)),
      glowLayer(stage, light, light.radius * 5.5),
    );
  }
  if (sky.cloudiness >= CLOUDED) stage.easel.painted.add('clouds');
  return sky.cloudiness > 0 ? [...layers, cloudLayer(stage, sky)] : layers;
}

/** The light swells and fades a little, as it does behind thin air. */
function glowLayer(stage: Stage, at: Point, radius: number): Layer {
  return still(
    stage,
    { depth: SKY_DEPTH, blend: 'screen', alpha: ({ drift }) => 0.5 + 0.5 * Math.sin(drift * 0.9 + 0.6) },
    (easel) => paintGlow(easel, at, radius, easel.palette.light, 0.3),
  );
}

/**
 * Clouds as the ceiling that `paintSky` has: what drifts evenly up there runs faster overhead than at the horizon,
 * which on the picture is a plain shear.
 */
function cloudLayer(stage: Stage, sky: Sky): Layer {
  const { width } = stage.easel;
  const reach = Math.min(width * 1.4, stage.secondsMax * CLOUD_PACE + 40);
  const left = -reach - 40;
  const columns = width + 2 * reach + 80;
  const { canvas, ctx } = openCanvas(Math.ceil(columns / CLOUD_STEP), Math.ceil(sky.horizon / CLOUD_STEP), 1);
  ctx.scale(1 / CLOUD_STEP, 1 / CLOUD_STEP);
  ctx.translate(-left, 0);
  paintClouds({ ...stage.easel, canvas, ctx }, sky, { x: left, width: columns });
  const sprite = {
    canvas,
    source: { x: 0, y: 0, width: canvas.width, height: canvas.height },
    unit: CLOUD_STEP,
  };
  return {
    depth: CLOUD_DEPTH,
    paint: ({ ctx: frame, drift }) => {
      const way = Math.max(-reach, Math.min(reach, drift * CLOUD_PACE));
      // At the horizon the clouds keep a sixth of the pace.
      frame.transform(1, 0, (-way * 0.84) / sky.horizon, 1, way, 0);
      frame.translate(left, 0);
      drawSprite(frame, sprite);
    },
  };
}

function paintClouds(easel: Easel, sky: Sky, span: { x: number; width: number }): void {
  const { noise, palette, width } = easel;
  const bright = toRgb(mix(palette.light, palette.horizon, 0.25));
  const shaded = toRgb(mix(lighten(palette.skyMiddle, palette.isDark ? 0.03 : -0.06), palette.skyTop, 0.35));
  const threshold = 0.42 - sky.cloudiness * 0.62;
  paintField(easel, { ...span, y: 0, height: sky.horizon }, CLOUD_STEP, (x, y, pixel) => {
    const altitude = Math.min(1, y / sky.horizon);
    const flat = 1 / (1.22 - altitude);
    const cloudX = ((x - width / 2) / 620) * flat;
    const cloudY = flat * 2.1;
    const warp = noise.at(cloudX * 0.9 + 40, cloudY * 1.3) * 0.5;
    const body = noise.layered(cloudX + warp, cloudY * 1.7 + warp * 0.4, 5);
    const cover = smoothstep(threshold, threshold + 0.4, body) * smoothstep(0, 0.2, 1.02 - altitude);
    pixel[3] = 0;
    if (cover === 0) return;
    const towards = Math.sign(sky.sun.x - x) * Math.min(1, Math.abs(sky.sun.x - x) / 300);
    const behind = noise.layered(cloudX + warp + towards * 0.16, cloudY * 1.7 + warp * 0.4 + 0.2, 3);
    const thickness = smoothstep(-0.15, 0.5, body - (body - behind) * 0.9 + sky.cloudiness * 0.2 - 0.1);
    const distance = Math.hypot(x - sky.sun.x, (y - sky.sun.y) * 1.15) / 1024;
    const glow = Math.min(1, sky.glow * (0.62 * Math.exp(-distance * 9) + 0.3 * Math.exp(-distance * 2.6)));
    const lit = Math.min(1, (1 - thickness) * 0.85 + glow * 0.8);
    pixel[0] = shaded[0] + (bright[0] - shaded[0]) * lit;
    pixel[1] = shaded[1] + (bright[1] - shaded[1]) * lit;
    pixel[2] = shaded[2] + (bright[2] - shaded[2]) * lit;
    pixel[3] = cover * 0.9;
  });
}
