import { lighten } from '../../colour/oklch.ts';
import type { Palette } from '../../image/canvas/palette.ts';
import type { Layer } from '../stage/film.ts';
import type { Air } from '../stage/shot-plan.ts';
import type { Stage } from '../stage/stage.ts';
import { moteLayer } from './life.ts';

/** What the words put into the air. */
export function airLayers(stage: Stage, air: ReadonlySet<Air>): Layer[] {
  return [...air].map((kind) => moteLayer(stage, swarmOf(kind, stage.easel.palette)));
}

function swarmOf(kind: Air, palette: Palette): Parameters<typeof moteLayer>[1] {
  const area = { left: -0.05, right: 1.05, top: 0, bottom: 1 };
  switch (kind) {
    case 'fireflies':
      return {
        count: 42,
        colour: { l: 0.9, c: 0.17, h: 112 },
        area: { ...area, top: 0.3 },
        size: [6, 15],
        wind: 9,
        fall: -6,
        glow: 0.5,
      };
    case 'sparkle':
      return {
        count: 70,
        colour: lighten(palette.light, 0.02),
        area,
        size: [3, 12],
        wind: 12,
        fall: -9,
        glow: 0.35,
      };
    case 'dust':
      return { count: 90, colour: palette.light, area, size: [2, 6], wind: 14, fall: 6, glow: 0.85 };
    case 'petals':
      return {
        count: 46,
        colour: { l: 0.84, c: 0.1, h: 5 },
        area,
        size: [5, 13],
        wind: 42,
        fall: 60,
        glow: 0.95,
      };
    case 'embers':
      return {
        count: 60,
        colour: { l: 0.78, c: 0.17, h: 55 },
        area: { ...area, top: 0.15 },
        size: [2.5, 8],
        wind: 20,
        fall: -70,
        glow: 0.6,
      };
    default:
      return kind satisfies never;
  }
}
