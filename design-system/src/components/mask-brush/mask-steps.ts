/** One thing that was done to a mask, in shares of the picture's width and height, so that it fits any size. */
export type MaskStep =
  /** Of a round brush. `size` is its diameter as a share of the longer side. */
  | { kind: 'stroke'; isErasing: boolean; size: number; points: readonly MaskPoint[] }
  | { kind: 'all' }
  | { kind: 'none' }
  | { kind: 'invert' };

export interface MaskPoint {
  x: number;
  y: number;
}

type Context = CanvasRenderingContext2D;

/**
 * Draws what is marked, opaque on a transparent canvas.
 * @param start a mask from before: a PNG that is transparent where it is marked
 */
export function drawSteps(context: Context, steps: readonly MaskStep[], start: ImageBitmap | null): void {
  const { width, height } = context.canvas;
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, width, height);
  if (start !== null) {
    context.drawImage(start, 0, 0, width, height);
    fillAll(context, 'source-out');
  }
  for (const step of steps) drawStep(context, step);
}

/** The last step alone, onto those before it: a stroke that grows need not draw all the others again. */
export function drawStep(context: Context, step: MaskStep): void {
  switch (step.kind) {
    case 'stroke':
      return drawStroke(context, step);
    case 'all':
      return fillAll(context, 'source-over');
    case 'none':
      return fillAll(context, 'destination-out');
    case 'invert':
      return fillAll(context, 'xor');
    default:
      return step satisfies never;
  }
}

/** How much of the picture is marked, 0..1. */
export function markedShare(context: Context): number {
  const { width, height } = context.canvas;
  if (width === 0 || height === 0) return 0;
  const { data } = context.getImageData(0, 0, width, height);
  let sum = 0;
  for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0;
  return sum / (255 * width * height);
}

function drawStroke(context: Context, { isErasing, size, points }: Extract<MaskStep, { kind: 'stroke' }>) {
  const { width, height } = context.canvas;
  const [first] = points;
  if (first === undefined) return;
  context.globalCompositeOperation = isErasing ? 'destination-out' : 'source-over';
  context.lineWidth = size * Math.max(width, height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  // A line without length leaves no dot.
  context.beginPath();
  context.arc(first.x * width, first.y * height, context.lineWidth / 2, 0, 2 * Math.PI);
  context.fill();
  context.beginPath();
  context.moveTo(first.x * width, first.y * height);
  for (const { x, y } of points) context.lineTo(x * width, y * height);
  context.stroke();
}

function fillAll(context: Context, operation: GlobalCompositeOperation): void {
  context.globalCompositeOperation = operation;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}
