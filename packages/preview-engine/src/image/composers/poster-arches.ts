import { css, lighten, mix, type Colour } from '../../colour/oklch.ts';
import type { Composer, Easel, Point } from '../canvas/easel.ts';
import { disc } from '../painters/light/light.ts';
import { posterInks } from '../painters/light/poster-inks.ts';
import { paintStipple } from '../painters/light/stipple.ts';

/** Arches, stairs and balls before a sun: a stage of plain shapes. */
export const paintPosterArches: Composer = (easel) => {
  const { ctx, height, palette, random, width } = easel;
  const { paper } = posterInks(easel);
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
    },
    () =>
      paintBall(easel, { x: arch.x, y: floor + unit * 0.045 }, unit * 0.085, palette.skyMiddle, palette.ink),
    () =>
      paintBall(
        easel,
        { x: arch.x - side * unit * 0.29, y: floor + unit * 0.1 },
        unit * 0.05,
        palette.light,
        palette.accent,
      ),
  ];
};

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
