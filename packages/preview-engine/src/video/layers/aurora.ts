import { createCanvas } from '@napi-rs/canvas';
import { css, type Colour } from '../../colour/oklch.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import { SKY_DEPTH } from './sky.ts';
import { wrap } from './water.ts';

/** World units per column of a curtain. */
const COLUMN = 9;
const RAYS_PX = 1024;
const TALL_PX = 200;

/** Curtains of light that wave along their feet while rays run through them. */
export function auroraLayers(stage: Stage, horizon: number): Layer[] {
  stage.easel.painted.add('aurora');
  return [0, 1, 2].map((curtain) => curtainLayer(stage, horizon, curtain));
}

function curtainLayer(stage: Stage, horizon: number, curtain: number): Layer {
  const { noise, random, width } = stage.easel;
  const row = random.between(0, 100);
  const foot = horizon * (0.86 - curtain * 0.18);
  const rays = paintRays(stage, row);
  return {
    depth: SKY_DEPTH,
    paint: ({ ctx, drift }) => {
      ctx.globalCompositeOperation = 'screen';
      for (let x = -60; x < width + 60; x += COLUMN) {
        const wander = noise.layered(x / 420 + drift * 0.09, row + drift * 0.12, 3);
        const body = Math.max(0, 0.4 + noise.at(x / 260 - drift * 0.16, row + 60 + drift * 0.1));
        if (body < 0.03) continue;
        const ray = 0.5 + 0.5 * noise.at(x / 90 + drift * 0.5, row + 30);
        const reach = horizon * (0.26 + 0.28 * ray) * (0.6 + body);
        const y = foot + wander * horizon * 0.24;
        const source = wrap((x * 0.5 + drift * 26) / RAYS_PX) * (RAYS_PX - 4);
        ctx.globalAlpha = Math.min(1, body * (0.55 + 0.6 * ray) * (1 - curtain * 0.2));
        ctx.drawImage(rays, source, 0, 4, TALL_PX, x, y - reach, COLUMN + 0.4, reach + 18);
      }
    },
  };
}

/** Thin upright rays side by side, green below and violet above unless the prompt has colours. */
function paintRays({ easel }: Stage, row: number) {
  const { noise, scene } = easel;
  const [low = 160, high = low + 130] = scene.tint.hues;
  const strength = scene.tint.tone === 'monochrome' ? 0.01 : 0.18;
  const base: Colour = { l: 0.84, c: strength, h: low };
  const crown: Colour = { l: 0.62, c: strength, h: high };
  const rays = createCanvas(RAYS_PX, TALL_PX);
  const ctx = rays.getContext('2d');
  for (let x = 0; x < RAYS_PX; x += 1) {
    // A ring of noise, so that the end meets the start.
    const angle = (x / RAYS_PX) * 2 * Math.PI;
    const shine = 0.5 + 0.6 * noise.layered(Math.cos(angle) * 9 + row, Math.sin(angle) * 9 + row, 3);
    const alpha = Math.min(0.75, Math.max(0.1, shine * 0.75));
    const gradient = ctx.createLinearGradient(0, 0, 0, TALL_PX);
    gradient.addColorStop(0, css(crown, 0));
    gradient.addColorStop(0.45, css(crown, alpha * 0.45));
    gradient.addColorStop(0.88, css(base, alpha));
    gradient.addColorStop(1, css(base, 0));
    ctx.fillStyle = gradient;
    ctx.fillRect(x, 0, 1, TALL_PX);
  }
  return rays;
}
