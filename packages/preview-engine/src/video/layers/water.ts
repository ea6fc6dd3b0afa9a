import { createCanvas } from '@napi-rs/canvas';
import { css, mix, type Colour } from '../../colour/oklch.ts';
import type { Point } from '../../image/canvas/easel.ts';
import type { Water } from '../../image/painters/nature/water.ts';
import type { Layer, Shot } from '../stage/film.ts';
import type { FrameSize, Stage } from '../stage/stage.ts';

const WATER_DEPTH = 0.5;

/**
 * Water that mirrors the frame above it, with waves that run to the eye. Everything mirrored must be a layer before
 * it.
 */
export function waterLayer(stage: Stage, size: FrameSize, water: Water): Layer {
  const { noise, painted, width } = stage.easel;
  painted.add('river');
  const mirror = createCanvas(size.width, size.height);
  const mirrorCtx = mirror.getContext('2d');
  const reflect = ({ canvas, ctx, drift }: Shot): void => {
    const { d: zoom, f: offset } = ctx.getTransform();
    const top = Math.round(water.top * zoom + offset);
    const bottom = canvas.height;
    mirrorCtx.drawImage(canvas, 0, 0);
    ctx.save();
    ctx.resetTransform();
    for (let y = top; y < bottom;) {
      const near = (y - top) / (bottom - top);
      // Far rows differ by one pixel, near ones by at least two.
      const rows = near < 0.3 ? 1 : 2;
      const far = Math.log(near + 0.04);
      const wave =
        noise.at(3 + drift * 0.22, far * 14 - drift * 1.1) + 0.5 * noise.at(9 + drift * 0.8, y / 7);
      const lift = noise.at(21 + drift * 0.3, far * 18 - drift * 1.4) * water.roughness * (6 + near * 40);
      const shift = wave * water.roughness * (4 + near * 34) * zoom;
      const source = Math.max(0, Math.min(top - 1, top - (y - top) * 1.06 + lift * zoom - 1));
      ctx.drawImage(mirror, 0, source, canvas.width, 1, shift - 24, y, canvas.width + 48, rows + 0.5);
      y += rows;
    }
    ctx.restore();
  };
  return {
    depth: WATER_DEPTH,
    paint: (shot) => {
      reflect(shot);
      const { ctx } = shot;
      // Beyond the world's foot too: the camera may look down.
      const bottom = water.bottom * 1.3;
      const veil = ctx.createLinearGradient(0, water.top, 0, water.bottom);
      veil.addColorStop(0, css(water.colour, water.depth * 0.35));
      veil.addColorStop(0.5, css(water.colour, water.depth * 0.8));
      veil.addColorStop(1, css({ ...water.colour, l: water.colour.l * 0.75 }, water.depth));
      ctx.fillStyle = veil;
      ctx.fillRect(-width, water.top, width * 3, bottom - water.top);
    },
  };
}

interface Stroke {
  x: number;
  near: number;
  length: number;
  phase: number;
  isLight: boolean;
}

/** Strokes of light and shade that come to the eye on the waves. */
export function rippleLayer(stage: Stage, water: Water, light: Colour, count: number): Layer {
  const { palette, random, width } = stage.easel;
  const dark = css(mix(water.colour, palette.ink, 0.5));
  const bright = css(light);
  const strokes: Stroke[] = Array.from({ length: count }, () => ({
    x: random.between(-0.1, 1.1) * width,
    near: random.next(),
    length: random.between(0.4, 1.3),
    phase: random.between(0, 2 * Math.PI),
    isLight: random.chance(0.5),
  }));
  const span = water.bottom - water.top;
  return {
    depth: WATER_DEPTH,
    paint: ({ ctx, drift, pace }) => {
      for (const stroke of strokes) {
        const along = wrap(stroke.near + drift * 0.035);
        const near = along ** 1.6;
        const shimmer = 0.55 + 0.45 * Math.sin(pace * 2.1 + stroke.phase);
        // Born at the horizon, gone before the rim.
        const life = Math.min(1, along * 8, (1 - along) * 8);
        ctx.globalAlpha = (stroke.isLight ? 0.08 + 0.12 * (1 - near) : 0.08 + 0.14 * near) * shimmer * life;
        ctx.fillStyle = stroke.isLight ? bright : dark;
        const x = stroke.x + Math.sin(drift * 0.7 + stroke.phase) * (3 + near * 16);
        lens(ctx, { x, y: water.top + 2 + near * span }, (6 + near * 96) * stroke.length, 0.8 + near * 3.6);
      }
    },
  };
}

/** The light's path on the water: glints that flash up and go out. */
export function glintLayer(stage: Stage, water: Water, light: Colour, at: Point, count: number): Layer {
  const { random } = stage.easel;
  const glints = Array.from({ length: count }, () => ({
    off: random.bell(),
    near: random.next(),
    length: random.between(0.4, 1.2),
    pace: random.between(1.6, 3.6),
    phase: random.between(0, 2 * Math.PI),
  }));
  const span = water.bottom - water.top;
  const fill = css(light);
  return {
    depth: WATER_DEPTH,
    paint: ({ ctx, drift, pace }) => {
      ctx.fillStyle = fill;
      for (const glint of glints) {
        const along = wrap(glint.near + drift * 0.03);
        const near = along ** 1.5;
        const flash = Math.max(0, Math.sin(pace * glint.pace + glint.phase));
        const spread = 10 + near * (60 + water.roughness * 90);
        const strength = (0.95 - near * 0.5) * (1 - Math.abs(glint.off) / 3) * flash;
        if (strength < 0.03) continue;
        ctx.globalAlpha = strength * Math.min(1, along * 10, (1 - along) * 10);
        const x = at.x + glint.off * spread + Math.sin(drift + glint.phase) * 6 * near;
        lens(ctx, { x, y: water.top + 2 + near * span }, (5 + near * 46) * glint.length, 0.8 + near * 3.4);
      }
    },
  };
}

/** Into 0..1, also from below. */
export function wrap(value: number): number {
  return value - Math.floor(value);
}

function lens(ctx: Shot['ctx'], at: Point, length: number, thickness: number): void {
  ctx.beginPath();
  ctx.moveTo(at.x - length / 2, at.y);
  ctx.quadraticCurveTo(at.x, at.y - thickness, at.x + length / 2, at.y);
  ctx.quadraticCurveTo(at.x, at.y + thickness, at.x - length / 2, at.y);
  ctx.fill();
}
