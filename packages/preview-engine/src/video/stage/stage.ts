import type { Colour } from '../../colour/oklch.ts';
import { openCanvas, type Easel } from '../../image/canvas/easel.ts';
import { createNoise } from '../../image/canvas/noise.ts';
import { createPalette, type Palette } from '../../image/canvas/palette.ts';
import { createRandom } from '../../maths/random.ts';
import type { Scene, SceneElement } from '../../prompt/scene.ts';

export interface FrameSize {
  /** Pixels, even numbers as H.264 wants them. */
  width: number;
  height: number;
  /** The painters' lengths are those of an image about a thousand units high, whatever the film's pixels. */
  world: { width: number; height: number };
}

/** Where a scene is built: an easel to plan with, and clear sheets to paint layers on. */
export interface Stage {
  /** For planning: it has palette, noise and chance, but a canvas of one pixel. */
  readonly easel: Easel;
  /** Seconds of scene time that the film shows, for layers that must be wide enough to drift by. */
  readonly secondsMax: number;
  /** A transparent sheet as large as the world, with more pixels where the camera comes close. */
  sheet(depth: number): Easel;
}

/** Films have a little more chroma than the palette, as pictures in the vivid style do. */
const CHROMA = 1.12;

interface StageOptions {
  size: FrameSize;
  scene: Scene;
  seed: string;
  secondsMax: number;
  /** The largest scale of the camera's path. */
  zoomMax: number;
  overscan: number;
}

export function openStage({ size, scene, seed, secondsMax, zoomMax, overscan }: StageOptions): Stage {
  const { width, height } = size.world;
  const random = createRandom(seed);
  const shared = {
    width,
    height,
    isFine: false,
    scene,
    painted: new Set<SceneElement>(),
    palette: graded(createPalette(scene, random)),
    random,
    noise: createNoise(createRandom(`${seed}/noise`)),
  };
  const pixels = (size.width / width) * overscan;
  return {
    easel: { ...shared, ...openCanvas(1, 1, 1), scale: 1 },
    secondsMax,
    sheet: (depth) => {
      const scale = pixels * Math.min(1.3, 1 + (zoomMax - 1) * depth);
      return { ...shared, ...openCanvas(width, height, scale), scale };
    },
  };
}

function graded(palette: Palette): Palette {
  const grade = (value: Colour): Colour => ({ ...value, c: value.c * CHROMA });
  return {
    skyTop: grade(palette.skyTop),
    skyMiddle: grade(palette.skyMiddle),
    horizon: grade(palette.horizon),
    light: palette.light,
    haze: grade(palette.haze),
    near: grade(palette.near),
    ink: grade(palette.ink),
    accent: grade(palette.accent),
    isDark: palette.isDark,
  };
}
