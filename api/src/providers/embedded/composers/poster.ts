import { css, lighten, mix, type Colour } from '../colour/oklch.ts';
import type { Composer, Easel, Pass, Point } from '../easel.ts';
import { disc } from '../painters/light.ts';
import { paintStipple } from '../painters/stipple.ts';

type Inks = readonly [Colour, ...Colour[]];

/** Geometry on paper: a grid of quarter circles as the Bauhaus had it, or arches before a sun. */
export const paintPoster: Composer = (easel) => (easel.random.chance(0.5) ? grid(easel) : arches(easel));

function inks({ palette, scene }: Easel): { paper: Colour; colours: Inks } {
  const c = scene.tint.tone === 'monochrome' ? 0.006 : 0.022;
  const [first] = scene.tint.hues;
  const paper = palette.isDark ? { l: 0.24, c, h: first ?? 280 } : { l: 0.935, c, h: first ?? 85 };
  return {
    paper,
    colours: [
      palette.accent,
      mix(palette.skyMiddle, palette.accent, 0.1),
      palette.near,
      palette.horizon,
      palette.skyTop,
      mix(palette.accent, palette.near, 0.4),
    ],
  };
}

function grid(easel: Easel): readonly Pass[] {
  const { ctx, height, isFine, random, width } = easel;
  const { paper, colours } = inks(easel);
  const columns = (width > height ? 7 : 4) + (isFine ? 1 : 0);
  const margin = 64;
  const cell = (width - margin * 2) / columns;
  const rows = Math.floor((height - margin * 2) / cell + 0.02);
  const top = (height - rows * cell) / 2;
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
      for (let stair = 0; stair < 4; stair += 1)
        ctx.rect(-half, -half + (stair * size) / 4, (size * (stair + 1)) / 4, size / 4 + 0.5);
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

function arches(easel: Easel): readonly Pass[] {
  const { ctx, height, palette, random, width } = easel;
  const { paper } = inks(easel);
  const bands = palette.isDark
    ? [lighten(palette.skyMiddle, 0.16), palette.horizon, mix(palette.accent, palette.horizon, 0.3), paper]
    : [palette.skyTop, paper, palette.near, paper];
  const unit = Math.min(width, height);
  const floor = height * random.between(0.68, 0.76);
  const sun = { x: width * random.pick([0.34, 0.66]), y: height * random.between(0.28, 0.36) };
  const side = sun.x < width / 2 ? 1 : -1;
  const arch = { x: width / 2 + side * unit * 0.17, y: floor };
  return [
    () => {
      ctx.fillStyle = css(paper);
      ctx.fillRect(0, 0, width, height);
      ctx.beginPath();
      ctx.rect(0, 0, width, height);
      paintStipple(
        easel,
        { x: 0, y: 0, width, height },
        { from: { x: 0, y: height }, to: { x: 0, y: height * 0.1 }, colour: palette.horizon, strength: 0.4 },
      );
    },
    () => paintBall(easel, sun, unit * 0.2, palette.accent, lighten(palette.accent, -0.22)),
    () => {
      for (const [index, share] of [1, 0.79, 0.58, 0.37].entries()) {
        ctx.fillStyle = css(bands[index] ?? paper);
        traceArch(easel, arch, unit * 0.29 * share, unit * 0.62 * (0.4 + share * 0.6));
        ctx.fill();
        traceArch(easel, arch, unit * 0.29 * share, unit * 0.62 * (0.4 + share * 0.6));
        paintStipple(
          easel,
          { x: 0, y: 0, width, height },
          {
            from: { x: arch.x + side * unit * 0.3, y: floor },
            to: { x: arch.x - side * unit * 0.2, y: floor - unit * 0.3 },
            colour: palette.ink,
            strength: 0.42,
          },
        );
      }
    },
    () => {
      ctx.fillStyle = css(mix(palette.horizon, palette.accent, 0.25));
      ctx.fillRect(0, floor, width, height - floor);
      ctx.beginPath();
      ctx.rect(0, floor, width, height - floor);
      paintStipple(
        easel,
        { x: 0, y: floor, width, height: height - floor },
        {
          from: { x: arch.x + side * 300, y: height },
          to: { x: sun.x, y: floor },
          colour: palette.near,
          strength: 0.75,
        },
      );
    },
    () => {
      const stairs = random.whole(4, 5);
      for (let stair = 0; stair < stairs; stair += 1) {
        const rise = unit * 0.05;
        const stairWidth = unit * (0.52 - stair * 0.085);
        const left = side > 0 ? width * 0.02 : width * 0.98 - stairWidth;
        ctx.fillStyle = css(
          mix(mix(paper, palette.light, palette.isDark ? 0.35 : 0), palette.skyMiddle, 0.25 + stair * 0.16),
        );
        ctx.fillRect(left, floor + unit * 0.08 - (stair + 1) * rise, stairWidth, rise + 1);
      }
      paintBall(easel, { x: arch.x, y: floor + unit * 0.045 }, unit * 0.085, palette.skyMiddle, palette.ink);
      paintBall(
        easel,
        { x: arch.x - side * unit * 0.29, y: floor + unit * 0.1 },
        unit * 0.05,
        palette.light,
        palette.accent,
      );
    },
  ];
}

function traceArch({ ctx }: Easel, foot: Point, half: number, tall: number): void {
  ctx.beginPath();
  ctx.moveTo(foot.x - half, foot.y);
  ctx.lineTo(foot.x - half, foot.y - tall + half);
  ctx.arc(foot.x, foot.y - tall + half, half, Math.PI, 0);
  ctx.lineTo(foot.x + half, foot.y);
  ctx.closePath();
}

/** A disc that the stipple makes a ball. */
function paintBall(easel: Easel, at: Point, radius: number, fill: Colour, shade: Colour): void {
  const { ctx } = easel;
  ctx.fillStyle = css(fill);
  disc(easel, at, radius);
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  paintStipple(
    easel,
    { x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 },
    {
      from: { x: at.x + radius * 0.8, y: at.y + radius * 0.8 },
      to: { x: at.x - radius * 0.4, y: at.y - radius * 0.5 },
      colour: shade,
      strength: 0.85,
    },
  );
}
