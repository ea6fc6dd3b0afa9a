import { createCanvas } from '@napi-rs/canvas';
import type { Layer } from '../stage/film.ts';
import type { FrameSize } from '../stage/stage.ts';

/** Darkens the corners a little, as a lens does. Lies on the frame, not in the world: no camera moves it. */
export function vignetteLayer({ width, height }: FrameSize, strength: number): Layer {
  const shade = createCanvas(width, height);
  const ctx = shade.getContext('2d');
  ctx.scale(width, height);
  const rim = ctx.createRadialGradient(0.5, 0.5, 0.32, 0.5, 0.5, 0.74);
  rim.addColorStop(0, 'rgba(0, 0, 0, 0)');
  rim.addColorStop(0.6, `rgba(0, 0, 0, ${strength * 0.32})`);
  rim.addColorStop(1, `rgba(0, 0, 0, ${strength})`);
  ctx.fillStyle = rim;
  ctx.fillRect(0, 0, 1, 1);
  return {
    depth: 0,
    paint: ({ ctx: frame }) => {
      frame.resetTransform();
      frame.drawImage(shade, 0, 0);
    },
  };
}
