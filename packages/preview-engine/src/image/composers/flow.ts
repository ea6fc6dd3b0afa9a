import { createRamp, type Stop } from '../../colour/gradient.ts';
import { css, lighten, mix, toRgb, type Colour } from '../../colour/oklch.ts';
import type { Composer, Easel, Pass } from '../canvas/easel.ts';
import { paintField } from '../painters/light/field.ts';

type Stops = readonly [Stop, ...Stop[]];

/** Abstract: silk-like ribbons of light, or a field of fine lines that follow one current. */
export const paintFlow: Composer = (easel) => (easel.random.chance(0.6) ? ribbons(easel) : currents(easel));

export function spectrum({ palette }: Easel): Stops {
  return [
    { at: 0, colour: palette.skyTop },
    { at: 0.34, colour: palette.skyMiddle },
    { at: 0.58, colour: mix(palette.accent, palette.skyMiddle, 0.25) },
    { at: 0.8, colour: palette.horizon },
    { at: 1, colour: palette.light },
  ];
}

export function paintGround(easel: Easel): void {
  const { height, noise, palette, width } = easel;
  const ramp = createRamp([
    { at: 0, colour: palette.ink },
    { at: 0.55, colour: mix(palette.near, palette.skyTop, 0.5) },
    { at: 1, colour: palette.skyMiddle },
  ]);
  paintField(easel, { x: 0, y: 0, width, height }, 4, (x, y, pixel) => {
    const [red, green, blue] = ramp(0.42 + 0.55 * noise.layered(x / 900, y / 900, 2) - 0.2 * (y / height));
    pixel[0] = red;
    pixel[1] = green;
    pixel[2] = blue;
  });
}

function ribbons(easel: Easel): readonly Pass[] {
  const { height, isFine, random, width } = easel;
  const count = isFine ? 9 : 7;
  const tilt = random.between(-0.5, 0.5);
  const ramp = createRamp(spectrum(easel));
  return [
    () => paintGround(easel),
    ...Array.from({ length: count }, (_, index) => () => {
      const share = index / (count - 1);
      easel.ctx.save();
      easel.ctx.translate(width / 2, height / 2);
      easel.ctx.rotate(tilt);
      paintRibbon(easel, ramp, { middle: (share - 0.5) * height * 1.15, share });
      easel.ctx.restore();
    }),
  ];
}

/** Silk: many strands side by side between two wandering edges; where the edges cross, the cloth turns over. */
function paintRibbon(
  easel: Easel,
  ramp: ReturnType<typeof createRamp>,
  { middle, share }: { middle: number; share: number },
): void {
  const { ctx, height, isFine, noise, palette, random, width } = easel;
  const row = random.between(0, 200);
  const reach = Math.hypot(width, height) * 0.62;
  const amplitude = height * random.between(0.12, 0.24);
  const breadth = height * random.between(0.14, 0.26);
  const strands = isFine ? 260 : 150;
  const edge = (x: number, side: number): number =>
    middle +
    amplitude * noise.layered(x / 640 + row, row + side * 0.35, 2) * 1.6 +
    side * breadth * noise.at(x / 520 + row, row + 40);
  ctx.lineWidth = (breadth / strands) * 2.4;
  for (let strand = 0; strand <= strands; strand += 1) {
    const across = strand / strands;
    const sheen = 0.5 + 0.5 * Math.sin(across * 5.2 + row);
    const [red, green, blue] = ramp(share * 0.45 + sheen * 0.5 - 0.05);
    const gradient = ctx.createLinearGradient(-reach, 0, reach, 0);
    const alpha = 0.2 + 0.5 * sheen;
    gradient.addColorStop(0, `rgba(${red}, ${green}, ${blue}, ${alpha})`);
    const [deepRed, deepGreen, deepBlue] = toRgb(mix(palette.skyTop, palette.accent, share));
    gradient.addColorStop(
      0.5,
      `rgba(${(red + deepRed) / 2}, ${(green + deepGreen) / 2}, ${(blue + deepBlue) / 2}, ${alpha * 0.8})`,
    );
    gradient.addColorStop(1, `rgba(${red}, ${green}, ${blue}, ${alpha * 0.9})`);
    ctx.strokeStyle = gradient;
    ctx.beginPath();
    for (let x = -reach; x <= reach; x += 14) {
      const y = edge(x, -1) + (edge(x, 1) - edge(x, -1)) * across;
      if (x === -reach) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
    ctx.stroke();
  }
}

function currents(easel: Easel): readonly Pass[] {
  const { height, isFine, noise, palette, random, width } = easel;
  const lines = isFine ? 8000 : 5200;
  const ramp = createRamp(spectrum(easel));
  const passes = 5;
  const eye = { x: width * random.between(0.3, 0.7), y: height * random.between(0.3, 0.7) };
  const turn = random.chance(0.5) ? 1 : -1;
  const heading = (x: number, y: number): number => {
    const around = Math.atan2(y - eye.y, x - eye.x) + (Math.PI / 2) * turn;
    const calm = Math.exp(-Math.hypot(x - eye.x, y - eye.y) / 420);
    return around + noise.layered(x / 480, y / 480, 2) * 3.2 * (1 - calm * 0.8);
  };
  return [
    () => paintGround(easel),
    ...Array.from({ length: passes }, (_, pass) => () => {
      for (let line = 0; line < lines / passes; line += 1) {
        const start = { x: random.between(-60, width + 60), y: random.between(-60, height + 60) };
        const tone = 0.5 + 0.75 * noise.layered(start.x / 520 + 50, start.y / 520, 2) + random.bell() * 0.07;
        const [red, green, blue] = ramp(tone);
        const lineWidth =
          pass === passes - 1 ? random.between(0.7, 1.4) : random.between(1.2, 5.2 - pass * 0.7);
        trace(easel, start, heading, `rgba(${red}, ${green}, ${blue}, ${0.35 + 0.13 * pass})`, lineWidth);
      }
    }),
    () => paintEye(easel, eye, lighten(palette.light, 0.01)),
  ];
}

function trace(
  { ctx, random }: Easel,
  start: { x: number; y: number },
  heading: (x: number, y: number) => number,
  stroke: string,
  lineWidth: number,
): void {
  ctx.strokeStyle = stroke;
  ctx.lineWidth = lineWidth;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  let { x, y } = start;
  ctx.moveTo(x, y);
  const steps = random.whole(10, 26);
  for (let step = 0; step < steps; step += 1) {
    const angle = heading(x, y);
    x += Math.cos(angle) * 8;
    y += Math.sin(angle) * 8;
    ctx.lineTo(x, y);
  }
  ctx.stroke();
}

/** The still point of the current. */
function paintEye({ ctx }: Easel, at: { x: number; y: number }, light: Colour): void {
  ctx.fillStyle = css(light);
  ctx.beginPath();
  ctx.arc(at.x, at.y, 46, 0, 2 * Math.PI);
  ctx.fill();
}
