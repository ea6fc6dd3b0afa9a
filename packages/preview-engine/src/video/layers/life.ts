import { createCanvas } from '@napi-rs/canvas';
import { css, type Colour } from '../../colour/oklch.ts';
import type { Point } from '../../image/canvas/easel.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import { wrap } from './water.ts';

/** A loose flock that flaps across the picture and glides between. */
export function birdLayer(stage: Stage, centre: Point, fill: Colour): Layer {
  const { painted, random } = stage.easel;
  painted.add('birds');
  const flock = Array.from({ length: 9 }, () => ({
    x: centre.x + random.bell() * 110,
    y: centre.y + random.bell() * 42,
    span: random.between(8, 16),
    pace: random.between(5.4, 7.2),
    phase: random.between(0, 2 * Math.PI),
  }));
  const side = random.pick([-1, 1]);
  const stroke = css(fill, 0.9);
  return {
    depth: 0.35,
    paint: ({ ctx, drift, pace }) => {
      ctx.strokeStyle = stroke;
      ctx.lineCap = 'round';
      for (const bird of flock) {
        const x = bird.x + side * drift * 34;
        const y = bird.y + Math.sin(drift * 0.8 + bird.phase) * 7 - drift * 2.5;
        // Strokes come in bouts; between them the wings stay out.
        const bout = Math.max(0.12, Math.sin(pace * 0.9 + bird.phase * 3));
        const lift = bird.span * (0.28 + 0.42 * bout * Math.sin(pace * bird.pace + bird.phase));
        ctx.lineWidth = bird.span * 0.17;
        ctx.beginPath();
        ctx.moveTo(x - bird.span, y - lift * 0.7);
        ctx.quadraticCurveTo(x - bird.span * 0.45, y - Math.abs(lift) * 0.7 - 2, x, y);
        ctx.quadraticCurveTo(
          x + bird.span * 0.45,
          y - Math.abs(lift) * 0.7 - 2,
          x + bird.span,
          y - lift * 0.7,
        );
        ctx.stroke();
      }
    },
  };
}

interface Swarm {
  count: number;
  colour: Colour;
  /** Fractions of the picture. */
  area: { left: number; right: number; top: number; bottom: number };
  /** Radius in world units, from the far ones to the near ones. */
  size: readonly [far: number, near: number];
  /** World units per second: with the wind, and down (rising when negative). */
  wind: number;
  fall: number;
  /** Share of the time that one is alight: 1 for dust, less for fireflies. */
  glow: number;
  depth?: number;
}

/** Soft points of light in the air: dust in a beam, pollen, fireflies, sparks. */
export function moteLayer(stage: Stage, swarm: Swarm): Layer {
  const { height, random, width } = stage.easel;
  const spark = paintSpark(swarm.colour);
  const { area } = swarm;
  const [broad, tall] = [(area.right - area.left) * width, (area.bottom - area.top) * height];
  const motes = Array.from({ length: swarm.count }, () => ({
    x: random.next(),
    y: random.next(),
    near: random.next() ** 2,
    pace: random.between(0.6, 1.5),
    phase: random.between(0, 2 * Math.PI),
  }));
  return {
    depth: swarm.depth ?? 1.05,
    paint: ({ ctx, drift, pace }) => {
      ctx.globalCompositeOperation = 'screen';
      for (const mote of motes) {
        const along = wrap(mote.x + (drift * swarm.wind * (0.5 + mote.near)) / broad);
        const down = wrap(mote.y + (pace * swarm.fall * (0.5 + mote.near)) / tall);
        const wander = 14 + mote.near * 22;
        const x = area.left * width + along * broad + Math.sin(drift * mote.pace + mote.phase) * wander;
        const y =
          area.top * height + down * tall + Math.cos(drift * mote.pace * 1.3 + mote.phase) * wander * 0.6;
        const shine =
          (Math.sin(pace * mote.pace * 2 + mote.phase * 5) + 2 * swarm.glow - 1) / (2 * swarm.glow);
        const rim = Math.min(1, along * 6, (1 - along) * 6, down * 6, (1 - down) * 6);
        ctx.globalAlpha = Math.max(0, Math.min(1, shine)) * rim * (0.45 + 0.5 * mote.near);
        const radius = swarm.size[0] + (swarm.size[1] - swarm.size[0]) * mote.near;
        ctx.drawImage(spark, x - radius, y - radius, radius * 2, radius * 2);
      }
    },
  };
}

function paintSpark(colour: Colour) {
  const spark = createCanvas(48, 48);
  const ctx = spark.getContext('2d');
  const gradient = ctx.createRadialGradient(24, 24, 0, 24, 24, 24);
  gradient.addColorStop(0, css({ ...colour, l: Math.min(1, colour.l + 0.1), c: colour.c * 0.6 }));
  gradient.addColorStop(0.25, css(colour, 0.75));
  gradient.addColorStop(0.55, css(colour, 0.16));
  gradient.addColorStop(1, css(colour, 0));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, 48, 48);
  return spark;
}
