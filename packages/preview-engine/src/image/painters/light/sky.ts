import { createRamp } from '../../../colour/gradient.ts';
import { lighten, mix, toRgb } from '../../../colour/oklch.ts';
import { smoothstep } from '../../../maths/curves.ts';
import type { Easel, Point } from '../../canvas/easel.ts';
import { paintField } from './field.ts';

export interface Sky {
  /** Where the sky ends. */
  horizon: number;
  /** Where the light stands; may lie outside the picture. */
  sun: Point;
  /** 0 none, 1 overcast. */
  cloudiness: number;
  /** How far the light glows, 1 as usual. */
  glow: number;
}

/** From here on clouds are what one sees of the sky. */
export const CLOUDED = 0.48;

/** Gradient, glow around the light and clouds lit from it, seen as a ceiling that flattens towards the horizon. */
export function paintSky(easel: Easel, sky: Sky): void {
  const { width, palette, noise, isFine } = easel;
  if (sky.cloudiness >= CLOUDED) easel.painted.add('clouds');
  const ramp = createRamp([
    { at: 0, colour: palette.skyTop },
    { at: 0.62, colour: palette.skyMiddle },
    { at: 1, colour: palette.horizon },
  ]);
  const [lightRed, lightGreen, lightBlue] = toRgb(palette.light);
  const bright = toRgb(mix(palette.light, palette.horizon, 0.25));
  const shaded = toRgb(mix(lighten(palette.skyMiddle, palette.isDark ? 0.03 : -0.06), palette.skyTop, 0.35));
  const octaves = isFine ? 6 : 5;
  const threshold = 0.42 - sky.cloudiness * 0.62;

  paintField(easel, { x: 0, y: 0, width, height: sky.horizon + 2 }, isFine ? 1 : 2, (x, y, pixel) => {
    const altitude = Math.min(1, y / sky.horizon);
    const distance = Math.hypot(x - sky.sun.x, (y - sky.sun.y) * 1.15) / 1024;
    const glow = Math.min(1, sky.glow * (0.62 * Math.exp(-distance * 9) + 0.3 * Math.exp(-distance * 2.6)));
    let [red, green, blue] = ramp(altitude);
    red += (lightRed - red) * glow;
    green += (lightGreen - green) * glow;
    blue += (lightBlue - blue) * glow;
    if (sky.cloudiness > 0) {
      const flat = 1 / (1.22 - altitude);
      const cloudX = ((x - width / 2) / 620) * flat;
      const cloudY = flat * 2.1;
      const warp = noise.at(cloudX * 0.9 + 40, cloudY * 1.3) * 0.5;
      const body = noise.layered(cloudX + warp, cloudY * 1.7 + warp * 0.4, octaves);
      const cover = smoothstep(threshold, threshold + 0.4, body) * smoothstep(0, 0.2, 1.02 - altitude);
      if (cover > 0) {
        const towards = Math.sign(sky.sun.x - x) * Math.min(1, Math.abs(sky.sun.x - x) / 300);
        const behind = noise.layered(cloudX + warp + towards * 0.16, cloudY * 1.7 + warp * 0.4 + 0.2, 3);
        const thickness = smoothstep(-0.15, 0.5, body - (body - behind) * 0.9 + sky.cloudiness * 0.2 - 0.1);
        const lit = Math.min(1, (1 - thickness) * 0.85 + glow * 0.8);
        const share = cover * 0.9;
        red += (shaded[0] + (bright[0] - shaded[0]) * lit - red) * share;
        green += (shaded[1] + (bright[1] - shaded[1]) * lit - green) * share;
        blue += (shaded[2] + (bright[2] - shaded[2]) * lit - blue) * share;
      }
    }
    pixel[0] = red;
    pixel[1] = green;
    pixel[2] = blue;
  });
}
