import { createRamp, type Stop } from '../../colour/gradient.ts';
import { mix, toRgb } from '../../colour/oklch.ts';
import type { Composer, Easel } from '../canvas/easel.ts';
import { paintField } from '../painters/light/field.ts';

type Stops = readonly [Stop, ...Stop[]];

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

/** Abstract: silk-like ribbons of light. */
export const paintFlow: Composer = (easel) => {
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
};

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
