import type { Canvas } from '@napi-rs/canvas';
import type { Layer } from '../stage/film.ts';
import type { FrameSize } from '../stage/stage.ts';

/** Pixels of the picture in one strip: fine enough that two neighbours never differ by half a pixel. */
const STRIP_PX = 4;
/** Depth at the top and at the foot of the picture: mostly, what is lower in a picture is nearer. */
const [FAR, NEAR] = [0.88, 1.12];

/**
 * Shows a picture as if its foot were nearer than its top: strips from top to bottom, each seen through a camera of its
 * own depth. At rest the strips meet in the picture itself.
 */
export function depthPictureLayer({ width, height, world }: FrameSize, picture: Canvas): Layer {
  return {
    depth: 1,
    paint: ({ ctx }) => {
      const unit = world.width / width;
      // How the layer's camera (depth 1) sees the picture, in pixels of the frame.
      const { a, e, f } = ctx.getTransform();
      const zoom = a * unit;
      const offset = { x: e + (width / 2) * zoom - width / 2, y: f + (height / 2) * zoom - height / 2 };
      ctx.resetTransform();
      const edgeAt = (row: number) => {
        const depth = FAR + (NEAR - FAR) * (row / height);
        const scale = 1 + (zoom - 1) * depth;
        return {
          scale,
          x: width / 2 + offset.x * depth - (width / 2) * scale,
          y: height / 2 + offset.y * depth + (row - height / 2) * scale,
        };
      };
      for (let row = 0; row < height; row += STRIP_PX) {
        const top = edgeAt(row);
        const rows = Math.min(STRIP_PX, height - row);
        const foot = edgeAt(row + rows);
        if (foot.y < 0 || top.y > height) continue;
        // One row more than its own, so that no seam shows between two strips.
        const source = Math.min(rows + 1, height - row);
        const tall = ((foot.y - top.y) * source) / rows;
        ctx.drawImage(picture, 0, row, width, source, top.x, top.y, width * top.scale, tall);
      }
    },
  };
}
