import { mix } from '../../colour/oklch.ts';
import {
  paintBackdrop,
  paintBun,
  paintInside,
  paintShade,
  paintSprigs,
  planSitter,
} from '../../image/composers/portrait.ts';
import { paintGlow } from '../../image/painters/light/light.ts';
import { place, traceProfile, type Pose } from '../../image/painters/light/profile.ts';
import { moteLayer } from '../layers/life.ts';
import { meteorLayer, twinkleLayer } from '../layers/stars.ts';
import { breeze, drawSprite, lean, paintSprite, still } from '../layers/still.ts';
import type { Layer, Shot } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import type { SceneBuilder } from './scene-builder.ts';

const HEAD_DEPTH = 0.85;

/** The image engine's double exposure: the head breathes, inside it stars twinkle and fall, leaves sway before it. */
export const buildPortrait: SceneBuilder = (stage) => {
  const { height, palette } = stage.easel;
  const { pose, halo, hasBun } = planSitter(stage.easel);
  const foot = place(pose, [0.3, 1.3]);
  // Breath and a slow nod about the chest.
  const breathe = ({ ctx, drift }: Shot): void => {
    ctx.translate(foot.x, foot.y);
    ctx.rotate(0.012 * Math.sin(drift * 0.62));
    const breath = 1 + 0.006 * Math.sin(drift * 1.5);
    ctx.scale(breath, breath);
    ctx.translate(-foot.x, -foot.y);
  };
  return [
    still(stage, { depth: 0.2 }, (sheet) => paintBackdrop(sheet, halo, pose.size)),
    haloLayer(stage, halo, pose.size),
    still(stage, { depth: HEAD_DEPTH, move: breathe }, (sheet) => {
      if (hasBun) paintBun(sheet, pose);
    }),
    headLayer(stage, pose, breathe),
    still(stage, { depth: HEAD_DEPTH, move: breathe }, (sheet) => paintShade(sheet, pose)),
    ...[0, 1, 2].map((row) =>
      still(
        stage,
        {
          depth: 1.05 + row * 0.08,
          move: ({ ctx, drift }) => lean(ctx, { x: 0, y: height }, 0.05 * breeze(drift, row * 2.1)),
        },
        (sheet) => paintSprigs(sheet, pose),
      ),
    ),
    moteLayer(stage, {
      count: 44,
      colour: mix(palette.accent, palette.light, 0.5),
      area: { left: 0, right: 1, top: 0, bottom: 1 },
      size: [2.5, 8],
      wind: 16,
      fall: -12,
      glow: 0.7,
      depth: 1.2,
    }),
  ];
};

function haloLayer(stage: Stage, halo: { x: number; y: number }, size: number): Layer {
  return still(
    stage,
    { depth: 0.25, blend: 'screen', alpha: ({ drift }) => 0.5 + 0.5 * Math.sin(drift * 0.8) },
    (sheet) => paintGlow(sheet, halo, size * 0.72, sheet.palette.light, 0.34),
  );
}

/** The landscape lies further away than the head that frames it, and its sky is alive. */
function headLayer(stage: Stage, pose: Pose, breathe: (shot: Shot) => void): Layer {
  const inside = paintSprite(stage, HEAD_DEPTH, (sheet) => paintInside(sheet, pose));
  const sky = [
    twinkleLayer(stage, pose.origin.y + pose.size * 0.55, 110),
    meteorLayer(stage, pose.origin.y + pose.size * 0.5),
  ];
  const room = pose.size * 0.03;
  return {
    depth: HEAD_DEPTH,
    paint: (shot) => {
      const { ctx, drift } = shot;
      breathe(shot);
      traceProfile({ ...stage.easel, ctx }, pose);
      ctx.clip();
      ctx.save();
      ctx.translate(room * Math.sin(drift * 0.3), 0);
      drawSprite(ctx, inside);
      ctx.restore();
      for (const layer of sky) layer.paint(shot);
    },
  };
}
