import { type RefObject, useLayoutEffect, useState } from 'react';
import { drawStep, drawSteps, markedShare, type MaskStep } from './mask-steps.ts';

/** Pixels of the longer side: enough for the screen, and quick to draw again at each undo. */
const SIDE_PX = 640;

/** Draws the steps and tells how much of the picture is marked, 0..1. */
export function useMaskCanvas(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  steps: readonly MaskStep[],
  start: ImageBitmap | null,
  pictureRatio: number,
) {
  const [share, setShare] = useState(0);
  const size = {
    width: Math.round(SIDE_PX * Math.min(1, pictureRatio)),
    height: Math.round(SIDE_PX * Math.min(1, 1 / pictureRatio)),
  };

  useLayoutEffect(() => {
    const context = contextOf(canvasRef.current);
    if (context === null) return;
    drawSteps(context, steps, start);
    setShare(markedShare(context));
  }, [canvasRef, steps, start]);

  return {
    size,
    share,
    /** A piece of a stroke that is not a step yet. */
    drawPiece(piece: MaskStep): void {
      const context = contextOf(canvasRef.current);
      if (context !== null) drawStep(context, piece);
    },
  };
}

function contextOf(canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | null {
  const context = canvas?.getContext('2d', { willReadFrequently: true }) ?? null;
  if (canvas === null || context === null) return null;
  // The theme's own colour; the mask itself knows none.
  const { color } = getComputedStyle(canvas);
  context.fillStyle = color;
  context.strokeStyle = color;
  return context;
}
