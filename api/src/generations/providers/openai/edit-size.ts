import { hasThreeSizes } from './image-models.ts';

/** Pixels. */
interface Size {
  width: number;
  height: number;
}

/** Beyond this the models of the second generation call their sizes experimental. */
const PIXELS_MAX = 2560 * 1440;
/** What the smallest standard size has; models refuse much less. */
const PIXELS_MIN = 1024 * 1024;
const RATIO_MAX = 3;
const STEP = 16;

/**
 * The size to ask for, as near to the source's as the model can come: the first GPT image models know three shapes;
 * later ones, and compatible servers, take any multiple of 16 up to 3:1. Source: the `size` parameter of OpenAI's
 * image edits.
 */
export function editSize(model: string, source: Size): string {
  const ratio = Math.min(RATIO_MAX, Math.max(1 / RATIO_MAX, source.width / source.height));
  if (hasThreeSizes(model)) return nearestStandard(ratio);
  const pixels = Math.min(PIXELS_MAX, Math.max(PIXELS_MIN, source.width * source.height));
  const height = Math.sqrt(pixels / ratio);
  return `${toStep(height * ratio, ratio)}x${toStep(height, 1 / ratio)}`;
}

function nearestStandard(ratio: number): string {
  if (ratio > 1.25) return '1536x1024';
  return ratio < 1 / 1.25 ? '1024x1536' : '1024x1024';
}

/** The long side is rounded down and the short side up, so that 3:1 is never passed. */
function toStep(side: number, ratio: number): number {
  return (ratio > 1 ? Math.floor(side / STEP) : Math.ceil(side / STEP)) * STEP;
}
