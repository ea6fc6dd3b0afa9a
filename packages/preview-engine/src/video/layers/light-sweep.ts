import type { Layer } from '../stage/film.ts';
import type { FrameSize } from '../stage/stage.ts';

/** A broad soft light that passes over the picture once; nothing of it in the first frame and the last. */
export function lightSweepLayer({ width, height }: FrameSize): Layer {
  return {
    depth: 0,
    paint: ({ ctx, progress }) => {
      const strength = 0.3 * Math.sin(Math.PI * progress);
      if (strength <= 0.01) return;
      ctx.resetTransform();
      ctx.globalCompositeOperation = 'soft-light';
      const middle = (progress * 1.6 - 0.3) * (width + height);
      const breadth = (width + height) * 0.3;
      // Along the diagonal: x + y is constant across the light.
      const at = (position: number) => position / 2;
      const light = ctx.createLinearGradient(
        at(middle - breadth),
        at(middle - breadth),
        at(middle + breadth),
        at(middle + breadth),
      );
      light.addColorStop(0, 'rgba(255, 246, 228, 0)');
      light.addColorStop(0.5, `rgba(255, 246, 228, ${strength})`);
      light.addColorStop(1, 'rgba(255, 246, 228, 0)');
      ctx.fillStyle = light;
      ctx.fillRect(0, 0, width, height);
    },
  };
}
