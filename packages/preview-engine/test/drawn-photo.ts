import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createRandom, type Random } from '../src/maths/random.ts';

export const DRAWN_SUBJECTS = ['person', 'mug', 'bird', 'two balls'] as const;
export const DRAWN_SCENES = ['wall', 'evening sky', 'garden', 'night street'] as const;
export type DrawnSubject = (typeof DRAWN_SUBJECTS)[number];
export type DrawnScene = (typeof DRAWN_SCENES)[number];

/** A stand-in for a photo of which one knows where the subject is. */
export interface DrawnPhoto {
  png: Uint8Array;
  /** One byte per pixel: 1 where the subject is. */
  mask: Uint8Array;
  width: number;
  height: number;
}

/** Shaded, slightly noisy and soft-edged, as a camera would have it. The same arguments, the same photo. */
export function drawPhoto(subject: DrawnSubject, scene: DrawnScene, side = 640): DrawnPhoto {
  const [width, height] = [side, side];
  const random = createRandom(`${subject} before ${scene}`);
  const figure = createCanvas(width, height);
  const figureCtx = figure.getContext('2d');
  figureCtx.scale(width, height);
  SUBJECTS[subject](figureCtx, random);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.scale(width, height);
  SCENES[scene](ctx, random);
  ctx.drawImage(figure, 0, 0, 1, 1);
  addNoise(canvas, random);
  const { data } = figureCtx.getImageData(0, 0, width, height);
  const mask = Uint8Array.from({ length: width * height }, (_, pixel) =>
    (data[pixel * 4 + 3] ?? 0) > 127 ? 1 : 0,
  );
  return { png: new Uint8Array(canvas.toBuffer('image/png')), mask, width, height };
}

type Draw = (ctx: SKRSContext2D, random: Random) => void;

/** Coordinates are 0..1 in both directions. */
const SUBJECTS: Readonly<Record<DrawnSubject, Draw>> = {
  person: (ctx, random) => {
    fill(ctx, ['#37486b', '#1d2740'], () => {
      ctx.moveTo(0.16, 1);
      ctx.bezierCurveTo(0.18, 0.72, 0.36, 0.7, 0.44, 0.66);
      ctx.lineTo(0.56, 0.66);
      ctx.bezierCurveTo(0.64, 0.7, 0.82, 0.72, 0.84, 1);
    });
    fill(ctx, ['#d99f7d', '#b2714f'], () => ctx.rect(0.445, 0.52, 0.11, 0.17));
    fill(ctx, ['#f0c3a2', '#bd7f5c'], () => ctx.ellipse(0.5, 0.41, 0.12, 0.16, 0, 0, 7));
    fill(ctx, ['#5b3a26', '#2a1810'], () => {
      ctx.ellipse(0.5, 0.33, 0.135, 0.11, 0, Math.PI, 2 * Math.PI);
      ctx.bezierCurveTo(0.62, 0.3, 0.52, 0.29, 0.365, 0.33);
    });
    // Loose hair is what a hard edge would lose.
    ctx.lineWidth = 0.003;
    ctx.strokeStyle = '#3a2418';
    for (let strand = 0; strand < 40; strand += 1) {
      const angle = random.between(Math.PI * 1.02, Math.PI * 1.98);
      ctx.beginPath();
      ctx.moveTo(0.5 + 0.12 * Math.cos(angle), 0.33 + 0.1 * Math.sin(angle));
      ctx.lineTo(0.5 + 0.147 * Math.cos(angle + 0.06), 0.33 + 0.125 * Math.sin(angle + 0.06));
      ctx.stroke();
    }
    for (const x of [0.455, 0.545]) {
      fill(ctx, ['#2b2320', '#2b2320'], () => ctx.ellipse(x, 0.4, 0.013, 0.009, 0, 0, 7));
    }
    fill(ctx, ['#a8483f', '#8e3a35'], () => ctx.ellipse(0.5, 0.49, 0.035, 0.011, 0, 0, 7));
  },
  mug: (ctx) => {
    ctx.lineWidth = 0.045;
    ctx.strokeStyle = '#b03426';
    ctx.beginPath();
    ctx.ellipse(0.7, 0.52, 0.09, 0.11, 0, 0, 7);
    ctx.stroke();
    fill(ctx, ['#d8492f', '#7f1f17'], () => ctx.roundRect(0.3, 0.32, 0.38, 0.44, 0.05));
    fill(ctx, ['#3b1f12', '#6a3a20'], () => ctx.ellipse(0.49, 0.335, 0.18, 0.035, 0, 0, 7));
    fill(ctx, ['#f3e7d3', '#d8c6aa'], () => ctx.ellipse(0.44, 0.55, 0.07, 0.08, 0, 0, 7));
  },
  bird: (ctx) => {
    fill(ctx, ['#f2f3f0', '#9fa7ab'], () => ctx.ellipse(0.5, 0.56, 0.2, 0.13, -0.3, 0, 7));
    fill(ctx, ['#fbfbf8', '#c8cdcf'], () => ctx.ellipse(0.66, 0.4, 0.085, 0.08, 0, 0, 7));
    fill(ctx, ['#f0a52c', '#c8721a'], () => {
      ctx.moveTo(0.735, 0.38);
      ctx.lineTo(0.82, 0.41);
      ctx.lineTo(0.73, 0.435);
    });
    fill(ctx, ['#6d767b', '#3d454a'], () => ctx.ellipse(0.43, 0.56, 0.14, 0.07, -0.4, 0, 7));
    fill(ctx, ['#111', '#111'], () => ctx.ellipse(0.685, 0.385, 0.012, 0.012, 0, 0, 7));
  },
  'two balls': (ctx) => {
    fill(ctx, ['#ffd84a', '#b7790f'], () => ctx.ellipse(0.34, 0.58, 0.15, 0.15, 0, 0, 7));
    fill(ctx, ['#e24f86', '#7c1d48'], () => ctx.ellipse(0.68, 0.45, 0.17, 0.17, 0, 0, 7));
  },
};

const SCENES: Readonly<Record<DrawnScene, Draw>> = {
  wall: (ctx) => fill(ctx, ['#cfd3d2', '#9aa19f'], () => ctx.rect(0, 0, 1, 1)),
  'evening sky': (ctx, random) => {
    fill(ctx, ['#2f5f9e', '#9dc0d8'], () => ctx.rect(0, 0, 1, 1));
    ctx.filter = `blur(${0.0281 * ctx.canvas.width}px)`;
    for (let cloud = 0; cloud < 9; cloud += 1) {
      const [x, y] = [random.next(), random.between(0.05, 0.5)];
      fill(ctx, ['#dfe8ee99', '#dfe8ee99'], () =>
        ctx.ellipse(x, y, random.between(0.08, 0.2), 0.03, 0, 0, 7),
      );
    }
    ctx.filter = 'none';
  },
  garden: (ctx, random) => {
    fill(ctx, ['#4c7d3d', '#27502a'], () => ctx.rect(0, 0, 1, 1));
    ctx.filter = `blur(${0.0109 * ctx.canvas.width}px)`;
    for (let leaf = 0; leaf < 260; leaf += 1) {
      const tint = random.pick(['#6ea64f', '#2f5e2d', '#8dbb62', '#1f4625', '#578f45']);
      const [x, y, size] = [random.next(), random.next(), random.between(0.01, 0.05)];
      fill(ctx, [tint, tint], () => ctx.ellipse(x, y, size, size * 0.7, random.between(0, 3), 0, 7));
    }
    ctx.filter = 'none';
  },
  'night street': (ctx, random) => {
    fill(ctx, ['#0d1322', '#1d1a26'], () => ctx.rect(0, 0, 1, 1));
    ctx.filter = `blur(${0.0078 * ctx.canvas.width}px)`;
    for (let lamp = 0; lamp < 34; lamp += 1) {
      const tint = random.pick(['#ffb85c88', '#6fa8ff66', '#ff7a5c66']);
      const [x, y, size] = [random.next(), random.between(0, 0.75), random.between(0.012, 0.035)];
      fill(ctx, [tint, tint], () => ctx.ellipse(x, y, size, size, 0, 0, 7));
    }
    ctx.filter = 'none';
  },
};

/** Light from the upper left. */
function fill(ctx: SKRSContext2D, [light, dark]: readonly [string, string], trace: () => void): void {
  const gradient = ctx.createLinearGradient(0.2, 0.1, 0.8, 0.95);
  gradient.addColorStop(0, light);
  gradient.addColorStop(1, dark);
  ctx.fillStyle = gradient;
  ctx.beginPath();
  trace();
  ctx.fill();
}

function addNoise(canvas: Canvas, random: Random): void {
  const ctx = canvas.getContext('2d');
  const image = ctx.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < image.data.length; at += 4) {
    const change = random.bell() * 2.5;
    for (let channel = at; channel < at + 3; channel += 1) {
      image.data[channel] = (image.data[channel] ?? 0) + change;
    }
  }
  ctx.putImageData(image, 0, 0);
}
