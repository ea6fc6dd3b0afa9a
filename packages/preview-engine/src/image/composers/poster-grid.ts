import { css, type Colour } from '../../colour/oklch.ts';
import type { Composer, Easel } from '../canvas/easel.ts';
import { posterInks, type Inks } from '../painters/light/poster-inks.ts';
import { paintStipple } from '../painters/light/stipple.ts';

/** A grid of quarter circles, rings and dots, as the Bauhaus had it. */
export const paintPosterGrid: Composer = (easel) => {
  const { ctx, height, random, width } = easel;
  const { paper, colours } = posterInks(easel);
  const { cell, columns, margin, rows, top } = layOutGrid(easel);
  return [
    () => {
      ctx.fillStyle = css(paper);
      ctx.fillRect(0, 0, width, height);
    },
    ...Array.from({ length: rows }, (_, row) => () => {
      for (let column = 0; column < columns; column += 1) {
        ctx.save();
        ctx.translate(margin + (column + 0.5) * cell, top + (row + 0.5) * cell);
        ctx.rotate((random.whole(0, 3) * Math.PI) / 2);
        paintTile(easel, cell + 0.6, colours, paper);
        ctx.restore();
      }
    }),
  ];
};

/** The grid's tiles: `cell` wide and high, the first one at `margin`, `top`. */
export function layOutGrid({ height, isFine, width }: Easel) {
  const columns = (width > height ? 7 : 4) + (isFine ? 1 : 0);
  const margin = 64;
  const cell = (width - margin * 2) / columns;
  const rows = Math.floor((height - margin * 2) / cell + 0.02);
  return { cell, columns, margin, rows, top: (height - rows * cell) / 2 };
}

function paintTile(easel: Easel, size: number, colours: Inks, paper: Colour): void {
  const { ctx, random } = easel;
  const half = size / 2;
  const ground = random.pick(colours);
  const ink = pickOther(easel, colours, ground, paper);
  const third = pickOther(easel, colours, ink, paper);
  ctx.beginPath();
  ctx.rect(-half, -half, size, size);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = css(ground);
  ctx.fillRect(-half, -half, size, size);
  ctx.fillStyle = css(ink);
  ctx.beginPath();
  const kind = random.pick(['quarter', 'quarter', 'rings', 'half', 'leaf', 'disc', 'stairs', 'dots']);
  switch (kind) {
    case 'quarter':
      ctx.moveTo(-half, -half);
      ctx.arc(-half, -half, size, 0, Math.PI / 2);
      break;
    case 'rings':
      for (const [index, radius] of [1, 0.75, 0.5, 0.25].entries()) {
        ctx.fillStyle = css(index % 2 === 0 ? ink : third);
        ctx.beginPath();
        ctx.moveTo(-half, -half);
        ctx.arc(-half, -half, size * radius, 0, Math.PI / 2);
        ctx.fill();
      }
      break;
    case 'half':
      ctx.arc(0, -half, half, 0, Math.PI);
      ctx.moveTo(half, half);
      ctx.arc(0, half, half, 0, Math.PI, true);
      break;
    case 'leaf':
      ctx.moveTo(-half, -half);
      ctx.arcTo(half, -half, half, half, size);
      ctx.arcTo(-half, half, -half, -half, size);
      break;
    case 'disc':
      ctx.arc(0, 0, half * 0.72, 0, 2 * Math.PI);
      break;
    case 'stairs':
      for (let stair = 0; stair < 4; stair += 1) {
        ctx.rect(-half, -half + (stair * size) / 4, (size * (stair + 1)) / 4, size / 4 + 0.5);
      }
      break;
    default:
      for (let dot = 0; dot < 16; dot += 1) {
        const x = -half + ((dot % 4) + 0.5) * (size / 4);
        const y = -half + (Math.floor(dot / 4) + 0.5) * (size / 4);
        ctx.moveTo(x + size * 0.07, y);
        ctx.arc(x, y, size * 0.07, 0, 2 * Math.PI);
      }
  }
  ctx.fill();
  if (kind === 'quarter' || kind === 'disc' || kind === 'half') {
    paintStipple(
      easel,
      { x: -half, y: -half, width: size, height: size },
      {
        from: { x: half, y: half },
        to: { x: -half * 0.5, y: -half * 0.5 },
        colour: third,
        strength: 0.55,
      },
    );
  }
  ctx.restore();
}

function pickOther({ random }: Easel, colours: Inks, than: Colour, paper: Colour): Colour {
  const others = colours.filter(
    (candidate) => Math.abs(candidate.l - than.l) > 0.12 || Math.abs(candidate.h - than.h) > 50,
  );
  const [first = paper, ...rest] = others;
  return random.pick([first, ...rest, paper]);
}
