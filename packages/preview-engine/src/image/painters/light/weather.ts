import { css, lighten, mix, toRgb } from '../../../colour/oklch.ts';
import { smoothstep } from '../../../maths/curves.ts';
import type { Easel } from '../../canvas/easel.ts';
import { paintField } from './field.ts';

/** What falls or hangs in the air, over a finished outdoor picture. */
export function paintWeather(easel: Easel): void {
  switch (easel.scene.weather) {
    case 'rain':
      paintRain(easel, 650);
      break;
    case 'storm':
      paintRain(easel, 420);
      break;
    case 'snow':
      paintSnow(easel);
      break;
    case 'mist':
      paintMist(easel);
      break;
    case 'clear':
    case 'cloudy':
      break;
    default:
      easel.scene.weather satisfies never;
  }
}

function paintRain({ ctx, height, isFine, palette, random, width }: Easel, count: number): void {
  ctx.lineCap = 'round';
  for (let drop = 0; drop < count * (isFine ? 1.5 : 1); drop += 1) {
    const near = random.next() ** 2;
    const x = random.between(-60, width + 60);
    const y = random.between(-60, height);
    const length = 14 + near * 46;
    ctx.strokeStyle = css(lighten(palette.haze, 0.2), 0.1 + near * 0.16);
    ctx.lineWidth = 0.7 + near * 1;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x - length * 0.16, y + length);
    ctx.stroke();
  }
}

function paintSnow({ ctx, height, isFine, palette, random, width }: Easel): void {
  const flake = lighten(mix(palette.light, palette.haze, 0.1), 0.03);
  for (let count = 0; count < (isFine ? 800 : 520); count += 1) {
    const near = random.next() ** 3;
    ctx.fillStyle = css(flake, 0.4 + 0.4 * random.next());
    ctx.beginPath();
    ctx.arc(random.next() * width, random.next() * height, 0.8 + near * 4, 0, 2 * Math.PI);
    ctx.fill();
  }
}

function paintMist(easel: Easel): void {
  const { height, noise, palette, width } = easel;
  const [red, green, blue] = toRgb(lighten(palette.haze, 0.05));
  paintField(easel, { x: 0, y: height * 0.35, width, height: height * 0.65 }, 4, (x, y, pixel) => {
    const bank = noise.layered(x / 420 + 12, y / 120, 4);
    const middle = 1 - Math.abs(y / height - 0.68) * 3.2;
    pixel[0] = red;
    pixel[1] = green;
    pixel[2] = blue;
    pixel[3] = 0.62 * smoothstep(-0.3, 0.6, bank) * smoothstep(0, 0.8, middle);
  });
}
