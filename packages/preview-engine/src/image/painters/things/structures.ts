import { css, lighten, mix, type Colour } from '../../../colour/oklch.ts';
import type { Easel, Point } from '../../canvas/easel.ts';
import { paintGlow } from '../light/light.ts';

/** A striped tower with its lamp; after noon the beam shows. */
export function paintLighthouse(easel: Easel, foot: Point, size: number, fill: Colour): void {
  const { ctx, palette, scene } = easel;
  const wall = mix(palette.light, fill, palette.isDark ? 0.5 : 0.16);
  const band = palette.isDark ? mix(palette.accent, fill, 0.45) : palette.accent;
  const lamp = { x: foot.x, y: foot.y - size * 0.865 };
  if (scene.time !== 'noon' && scene.time !== 'morning') paintBeam(easel, lamp, size);
  const half = (share: number) => size * (0.115 - share * 0.05);
  for (let stripe = 0; stripe < 5; stripe += 1) {
    const [low, high] = [(stripe / 5) * 0.78, ((stripe + 1) / 5) * 0.78];
    ctx.fillStyle = css(stripe % 2 === 0 ? wall : band);
    ctx.beginPath();
    ctx.moveTo(foot.x - half(low), foot.y - size * low);
    ctx.lineTo(foot.x + half(low), foot.y - size * low);
    ctx.lineTo(foot.x + half(high), foot.y - size * high - 0.5);
    ctx.lineTo(foot.x - half(high), foot.y - size * high - 0.5);
    ctx.fill();
  }
  const shade = ctx.createLinearGradient(foot.x - half(0), 0, foot.x + half(0), 0);
  shade.addColorStop(0.35, css(fill, 0));
  shade.addColorStop(1, css(fill, 0.62));
  ctx.fillStyle = shade;
  ctx.beginPath();
  ctx.moveTo(foot.x - half(0), foot.y);
  ctx.lineTo(foot.x + half(0), foot.y);
  ctx.lineTo(foot.x + half(0.78), foot.y - size * 0.78);
  ctx.lineTo(foot.x - half(0.78), foot.y - size * 0.78);
  ctx.fill();
  ctx.fillStyle = css(fill);
  ctx.fillRect(foot.x - size * 0.095, foot.y - size * 0.8, size * 0.19, size * 0.026);
  ctx.fillRect(foot.x - size * 0.052, foot.y - size * 0.925, size * 0.104, size * 0.125);
  ctx.beginPath();
  ctx.moveTo(foot.x - size * 0.075, foot.y - size * 0.92);
  ctx.quadraticCurveTo(foot.x, foot.y - size * 1.03, foot.x + size * 0.075, foot.y - size * 0.92);
  ctx.fill();
  ctx.fillStyle = css(lighten(palette.light, 0.05));
  ctx.fillRect(foot.x - size * 0.034, foot.y - size * 0.905, size * 0.068, size * 0.085);
  paintGlow(easel, lamp, size * 0.3, palette.light, 0.9);
}

function paintBeam({ ctx, palette }: Easel, lamp: Point, size: number): void {
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (const side of [-1, 1]) {
    const reach = size * 3.4;
    const gradient = ctx.createLinearGradient(lamp.x, 0, lamp.x + side * reach, 0);
    gradient.addColorStop(0, css(palette.light, 0.55));
    gradient.addColorStop(0.4, css(palette.light, 0.14));
    gradient.addColorStop(1, css(palette.light, 0));
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.moveTo(lamp.x, lamp.y - size * 0.012);
    ctx.lineTo(lamp.x + side * reach, lamp.y - size * 0.42);
    ctx.lineTo(lamp.x + side * reach, lamp.y - size * 0.06);
    ctx.lineTo(lamp.x, lamp.y + size * 0.012);
    ctx.fill();
  }
  ctx.restore();
}

/** A small house with a lit window and, unless a film has its own, smoke from its chimney. */
export function paintCabin(easel: Easel, foot: Point, size: number, fill: Colour, hasSmoke = true): void {
  const { ctx, palette, random } = easel;
  const half = size * 0.62;
  const wallTop = foot.y - size * 0.48;
  if (hasSmoke) paintSmoke(easel, { x: foot.x + half * 0.5, y: foot.y - size * 1.08 }, size);
  ctx.fillStyle = css(mix(fill, palette.accent, 0.14));
  ctx.fillRect(foot.x - half * 0.82, wallTop, half * 1.64, size * 0.56);
  ctx.fillStyle = css(fill);
  ctx.fillRect(foot.x + half * 0.42, foot.y - size * 1.08, size * 0.12, size * 0.4);
  ctx.beginPath();
  ctx.moveTo(foot.x - half * 1.1, wallTop + size * 0.05);
  ctx.lineTo(foot.x - half * 0.12, foot.y - size);
  ctx.lineTo(foot.x + half * 0.2, foot.y - size);
  ctx.lineTo(foot.x + half * 1.1, wallTop + size * 0.05);
  ctx.fill();
  if (easel.scene.weather === 'snow') {
    ctx.fillStyle = css(lighten(palette.haze, 0.12));
    ctx.beginPath();
    ctx.moveTo(foot.x - half * 1.1, wallTop + size * 0.05);
    ctx.lineTo(foot.x - half * 0.12, foot.y - size * 1.03);
    ctx.lineTo(foot.x + half * 0.2, foot.y - size * 1.03);
    ctx.lineTo(foot.x + half * 1.1, wallTop + size * 0.05);
    ctx.lineTo(foot.x + half * 0.16, foot.y - size * 0.9);
    ctx.lineTo(foot.x - half * 0.1, foot.y - size * 0.9);
    ctx.fill();
  }
  const windows = random.whole(1, 2);
  for (let pane = 0; pane < windows; pane += 1) {
    const x = foot.x - half * 0.45 + pane * half * 0.7;
    const y = wallTop + size * 0.13;
    ctx.fillStyle = css({ l: 0.88, c: palette.light.c < 0.012 ? 0.01 : 0.13, h: 80 });
    ctx.fillRect(x, y, size * 0.17, size * 0.19);
    paintGlow(easel, { x: x + size * 0.08, y: y + size * 0.1 }, size * 0.7, { l: 0.82, c: 0.13, h: 70 }, 0.5);
  }
}

function paintSmoke({ ctx, palette, random }: Easel, from: Point, size: number): void {
  const drift = random.chance(0.5) ? 1 : -1;
  for (let puff = 0; puff < 14; puff += 1) {
    const share = puff / 14;
    ctx.fillStyle = css(palette.light, 0.13 * (1 - share));
    ctx.beginPath();
    ctx.arc(
      from.x + drift * share ** 1.6 * size * 0.9 + random.bell() * size * 0.03,
      from.y - share * size * 1.15,
      size * (0.05 + share * 0.17),
      0,
      2 * Math.PI,
    );
    ctx.fill();
  }
}

/** A hot-air balloon with stripes and shade. */
export function paintBalloon({ ctx, painted, palette }: Easel, at: Point, size: number): void {
  painted.add('balloon');
  const radius = size * 0.5;
  const envelope = (squeeze: number): void => {
    ctx.beginPath();
    ctx.moveTo(at.x, at.y - radius);
    ctx.bezierCurveTo(
      at.x + radius * 1.25 * squeeze,
      at.y - radius,
      at.x + radius * 1.1 * squeeze,
      at.y + radius * 0.4,
      at.x + radius * 0.16 * squeeze,
      at.y + radius * 1.1,
    );
    ctx.lineTo(at.x - radius * 0.16 * squeeze, at.y + radius * 1.1);
    ctx.bezierCurveTo(
      at.x - radius * 1.1 * squeeze,
      at.y + radius * 0.4,
      at.x - radius * 1.25 * squeeze,
      at.y - radius,
      at.x,
      at.y - radius,
    );
  };
  const pale = mix(palette.light, palette.horizon, 0.3);
  for (const [squeeze, fill] of [
    [1, palette.accent],
    [0.7, pale],
    [0.4, palette.accent],
    [0.14, pale],
  ] as const) {
    ctx.fillStyle = css(fill);
    envelope(squeeze);
    ctx.fill();
  }
  const shade = ctx.createLinearGradient(at.x - radius, 0, at.x + radius, 0);
  shade.addColorStop(0.3, css(palette.near, 0));
  shade.addColorStop(1, css(palette.near, 0.55));
  ctx.fillStyle = shade;
  envelope(1);
  ctx.fill();
  ctx.strokeStyle = css(palette.near);
  ctx.lineWidth = Math.max(0.7, size * 0.012);
  ctx.beginPath();
  for (const side of [-1, 1]) {
    ctx.moveTo(at.x + side * radius * 0.15, at.y + radius * 1.1);
    ctx.lineTo(at.x + side * radius * 0.11, at.y + radius * 1.36);
  }
  ctx.stroke();
  ctx.fillStyle = css(palette.near);
  ctx.fillRect(at.x - radius * 0.14, at.y + radius * 1.34, radius * 0.28, radius * 0.2);
}
