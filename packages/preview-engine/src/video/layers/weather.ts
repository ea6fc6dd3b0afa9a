import { css, lighten, mix } from '../../colour/oklch.ts';
import type { Weather } from '../../prompt/scene.ts';
import type { Layer } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';
import { mistLayer } from './mist.ts';
import { wrap } from './water.ts';

/** What falls or hangs in the air before an outdoor scene. */
export function weatherLayers(stage: Stage, weather: Weather): Layer[] {
  switch (weather) {
    case 'rain':
      return [rainLayer(stage, 420)];
    case 'storm':
      return [rainLayer(stage, 520), lightningLayer(stage)];
    case 'snow':
      return [snowLayer(stage)];
    case 'mist':
      return [mistLayer(stage, { top: 0.3, bottom: 0.92, strength: 0.6, pace: 16, depth: 0.7 })];
    case 'clear':
    case 'cloudy':
      return [];
    default:
      return weather satisfies never;
  }
}

/** Falls straight down whichever way the time runs; the wind only slants it. */
function rainLayer(stage: Stage, count: number): Layer {
  const { height, palette, random, width } = stage.easel;
  const drops = Array.from({ length: count }, () => ({
    x: random.next(),
    y: random.next(),
    near: random.next() ** 2,
  }));
  const stroke = css(lighten(palette.haze, palette.isDark ? 0.38 : 0.22));
  const [tall, broad] = [height * 1.3, width * 1.4];
  return {
    depth: 1.1,
    paint: ({ ctx, drift, pace }) => {
      const slant = drift < 0 ? 0.16 : -0.16;
      ctx.strokeStyle = stroke;
      ctx.lineCap = 'round';
      for (const { x, y, near } of drops) {
        const fallen = pace * (900 + near * 1100);
        const top = wrap(y + fallen / tall) * tall - height * 0.15;
        const left = wrap(x + (slant * fallen) / broad) * broad - width * 0.2;
        const length = 24 + near * 62;
        ctx.globalAlpha = 0.16 + near * 0.24;
        ctx.lineWidth = 1 + near * 1.4;
        ctx.beginPath();
        ctx.moveTo(left, top);
        ctx.lineTo(left + slant * length, top + length);
        ctx.stroke();
      }
    },
  };
}

function snowLayer(stage: Stage): Layer {
  const { height, palette, random, width } = stage.easel;
  const flakes = Array.from({ length: 380 }, () => ({
    x: random.next(),
    y: random.next(),
    near: random.next() ** 3,
    alpha: random.between(0.45, 0.9),
    phase: random.between(0, 2 * Math.PI),
  }));
  const fill = css(lighten(mix(palette.light, palette.haze, 0.1), 0.03));
  const [tall, broad] = [height * 1.2, width * 1.3];
  return {
    depth: 1.1,
    paint: ({ ctx, drift, pace }) => {
      ctx.fillStyle = fill;
      for (const { x, y, near, alpha, phase } of flakes) {
        const top = wrap(y + (pace * (46 + near * 150)) / tall) * tall - height * 0.1;
        const blown = drift * (22 + near * 60) + Math.sin(pace * 1.1 + phase) * (8 + near * 26);
        const left = wrap(x + blown / broad) * broad - width * 0.15;
        ctx.globalAlpha = alpha;
        ctx.beginPath();
        ctx.arc(left, top, 1.4 + near * 5, 0, 2 * Math.PI);
        ctx.fill();
      }
    },
  };
}

/**
 * Sheet lightning: one soft flash in about three seconds, at the fastest pace of a scene in six tenths of one. That is
 * below the three flashes a second that may harm viewers (WCAG 2.2, 2.3.1).
 */
function lightningLayer(stage: Stage): Layer {
  const { height, palette, random, width } = stage.easel;
  const everySeconds = 3.1;
  const start = random.between(0.6, 1.6);
  const places = Array.from({ length: 8 }, () => random.between(0.2, 0.8) * width);
  return {
    depth: 0.12,
    paint: ({ ctx, progress, pace }) => {
      const since = pace - start;
      const share = (since % everySeconds) / 0.55;
      if (progress === 0 || since < 0 || share > 1) return;
      const x = places[Math.floor(since / everySeconds) % places.length] ?? width / 2;
      const flash = ctx.createRadialGradient(x, 0, 0, x, height * 0.1, height * 0.95);
      flash.addColorStop(0, css(lighten(palette.light, 0.02), 0.5 * Math.sin(Math.PI * Math.sqrt(share))));
      flash.addColorStop(1, css(palette.light, 0));
      ctx.globalCompositeOperation = 'screen';
      ctx.fillStyle = flash;
      ctx.fillRect(-width, -height, width * 3, height * 3);
    },
  };
}
