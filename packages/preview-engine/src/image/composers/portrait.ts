import { createRamp } from '../../colour/gradient.ts';
import { css, mix } from '../../colour/oklch.ts';
import type { Composer, Easel, Point } from '../canvas/easel.ts';
import { paintField } from '../painters/light/field.ts';
import { disc, paintGlow, paintStars } from '../painters/light/light.ts';
import { place, traceProfile, type Pose } from '../painters/light/profile.ts';
import { paintStipple } from '../painters/light/stipple.ts';
import { paintLeaf } from '../painters/nature/plants.ts';
import { createRidge, paintRidge } from '../painters/nature/ridge.ts';
import { paintTreeLine } from '../painters/nature/trees.ts';

/** A head in profile before a great disc, a landscape inside it: a double exposure. */
export const paintPortrait: Composer = (easel) => {
  const { palette } = easel;
  const { pose, halo, hasBun } = planSitter(easel);
  const { size, isFlipped } = pose;
  const light = { x: halo.x + (isFlipped ? -1 : 1) * size * 0.3, y: halo.y };
  return [
    () => paintBackdrop(easel, halo, size),
    () => {
      if (hasBun) paintBun(easel, pose);
    },
    () => {
      traceProfile(easel, pose);
      easel.ctx.save();
      easel.ctx.clip();
      paintInside(easel, pose);
      easel.ctx.restore();
    },
    () => {
      paintShade(easel, pose);
      paintGlow(easel, light, size * 0.42, palette.light, 0.14);
    },
    () => paintSprigs(easel, pose),
  ];
};

export function planSitter({ height, random, width }: Easel): { pose: Pose; halo: Point; hasBun: boolean } {
  const size = Math.min(height * 0.76, width * 0.98);
  const isFlipped = random.chance(0.5);
  const origin = { x: width / 2 - size * (isFlipped ? 0.38 : 0.42), y: height - size * 1.24 };
  const pose: Pose = { origin, size, isFlipped };
  return { pose, hasBun: random.chance(0.6), halo: place(pose, [0.5, 0.42]) };
}

/** Light from the front models the face; the back of the head sinks into shade. */
export function paintShade(easel: Easel, pose: Pose): void {
  const { palette } = easel;
  traceProfile(easel, pose);
  paintStipple(easel, boxOf(easel), {
    from: place(pose, [0.76, 0.5]),
    to: place(pose, [0.5, 0.56]),
    colour: mix(palette.light, palette.horizon, 0.35),
    strength: 0.8,
  });
  traceProfile(easel, pose);
  paintStipple(easel, boxOf(easel), {
    from: place(pose, [0.05, 0.75]),
    to: place(pose, [0.3, 0.55]),
    colour: palette.ink,
    strength: 0.6,
  });
}

function boxOf({ width, height }: Easel) {
  return { x: 0, y: 0, width, height };
}

function boxAround(at: Point, radius: number) {
  return { x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 };
}

export function paintBackdrop(easel: Easel, halo: Point, size: number): void {
  const { ctx, height, noise, palette, width } = easel;
  const ramp = createRamp([
    { at: 0, colour: palette.horizon },
    { at: 0.55, colour: mix(palette.skyMiddle, palette.horizon, 0.35) },
    { at: 1, colour: palette.skyMiddle },
  ]);
  paintField(easel, { x: 0, y: 0, width, height }, 3, (x, y, pixel) => {
    const [red, green, blue] = ramp(
      Math.hypot(x - halo.x, y - halo.y) / (size * 0.95) + 0.07 * noise.layered(x / 380, y / 380, 3),
    );
    pixel[0] = red;
    pixel[1] = green;
    pixel[2] = blue;
  });
  const radius = size * 0.44;
  const at = { x: halo.x, y: halo.y };
  ctx.fillStyle = css(mix(palette.accent, palette.horizon, 0.15));
  disc(easel, at, radius);
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  paintStipple(easel, boxAround(at, radius), {
    from: { x: at.x, y: at.y - radius },
    to: { x: at.x, y: at.y + radius * 0.9 },
    colour: palette.light,
    strength: 0.55,
  });
}

/** A knot at the back of the head. */
export function paintBun(easel: Easel, pose: Pose): void {
  const { ctx, palette } = easel;
  const at = place(pose, [0.15, 0.135]);
  const radius = pose.size * 0.115;
  ctx.fillStyle = css(mix(palette.skyTop, palette.ink, 0.35));
  disc(easel, at, radius);
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  paintStipple(easel, boxAround(at, radius), {
    from: place(pose, [0.19, 0.01]),
    to: place(pose, [0.13, 0.2]),
    colour: palette.skyMiddle,
    strength: 0.75,
  });
}

/** The landscape inside the head: hills, spruces and a night sky, in the palette's dark half. */
export function paintInside(easel: Easel, pose: Pose): void {
  const { ctx, height, palette, width } = easel;
  const top = pose.origin.y;
  const gradient = ctx.createLinearGradient(0, top, 0, top + pose.size * 1.1);
  gradient.addColorStop(0, css(mix(palette.skyTop, palette.ink, 0.35)));
  gradient.addColorStop(0.5, css(mix(palette.skyTop, palette.skyMiddle, 0.45)));
  gradient.addColorStop(0.8, css(mix(palette.skyMiddle, palette.horizon, 0.6)));
  gradient.addColorStop(1, css(palette.horizon));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, width, height);
  paintStars(easel, top + pose.size * 0.62, 260);
  for (const near of [0, 0.33, 0.66, 1]) {
    const base = top + pose.size * (0.52 + near * 0.52);
    const tone = mix(mix(palette.skyMiddle, palette.near, 0.45), palette.ink, near * 0.85);
    const ridge = createRidge(easel, {
      base,
      rise: pose.size * (0.2 - near * 0.1),
      span: 190,
      kind: near < 0.5 ? 'peaks' : 'hills',
    });
    paintRidge(easel, ridge, {
      top: tone,
      foot: mix(tone, palette.horizon, 0.45 * (1 - near)),
      fade: pose.size * 0.22,
    });
    if (near > 0.9) {
      paintTreeLine(easel, ridge, {
        size: pose.size * (0.03 + near * 0.05),
        spacing: 9 + near * 9,
        fill: tone,
        density: 0.62,
      });
    }
  }
}

/** Leaves before the shoulder hold the figure in the picture. */
export function paintSprigs(easel: Easel, pose: Pose): void {
  const { ctx, height, palette, random, scene } = easel;
  const sprigs = scene.elements.has('flowers') ? 15 : 10;
  for (let sprig = 0; sprig < sprigs; sprig += 1) {
    const foot = place(pose, [random.between(-0.2, 0.95), 1.3]);
    const lean = -Math.PI / 2 + random.bell() * 0.42;
    const reach = height * random.between(0.1, 0.24);
    ctx.fillStyle = css(
      mix(mix(palette.near, palette.ink, random.next()), palette.accent, random.chance(0.3) ? 0.75 : 0.12),
    );
    for (let leaf = 0; leaf <= 7; leaf += 1) {
      const share = leaf / 7;
      const at = { x: foot.x + Math.cos(lean) * reach * share, y: foot.y + Math.sin(lean) * reach * share };
      const length = reach * 0.34 * (1 - share * 0.55);
      for (const side of [-1, 1]) paintLeaf(ctx, at, lean + side * 0.75, length, length * 0.17);
    }
  }
}
