import { openCanvas, type Easel } from '../src/image/canvas/easel.ts';
import { createNoise } from '../src/image/canvas/noise.ts';
import { createPalette } from '../src/image/canvas/palette.ts';
import { createRandom } from '../src/maths/random.ts';
import type { Picture } from '../src/picture/picture.ts';
import { readScene } from '../src/prompt/read-scene.ts';

/** An easel of 1000 by 800 units with a clear canvas of 250 by 200 pixels, for the scene that a prompt asks for. */
export function openEasel(prompt: string, seed = 'easel'): Easel {
  const scene = readScene(prompt);
  const random = createRandom(seed);
  return {
    ...openCanvas(1000, 800, 0.25),
    width: 1000,
    height: 800,
    scale: 0.25,
    isFine: false,
    scene,
    painted: new Set(),
    palette: createPalette(scene, random),
    random,
    noise: createNoise(createRandom(`${seed}/noise`)),
  };
}

export function pixelsOf({ canvas }: Easel): Picture {
  const { width, height } = canvas;
  return {
    width,
    height,
    rgba: new Uint8Array(canvas.getContext('2d').getImageData(0, 0, width, height).data),
  };
}

interface Ink {
  /** Share of the canvas that is painted on, 0..1. */
  share: number;
  /** Where the paint reaches to, in units of the easel. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function inkOf(easel: Easel): Ink {
  const { width, height, rgba } = pixelsOf(easel);
  const box = { left: width, right: 0, top: height, bottom: 0 };
  let painted = 0;
  for (let at = 3; at < rgba.length; at += 4) {
    if ((rgba[at] ?? 0) < 8) continue;
    const pixel = (at - 3) / 4;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    painted += 1;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const { scale } = easel;
  return {
    share: painted / (width * height),
    left: box.left / scale,
    right: box.right / scale,
    top: box.top / scale,
    bottom: box.bottom / scale,
  };
}
