import type { ImageRatio } from '@aic/contract';
import { IMAGE_RATIOS } from '@aic/contract/schemas';
import type OpenAI from 'openai';

/** Models that always answer base64, refuse `response_format`, and take `output_format`. */
export const isGptImage = (model: string): boolean => /^(gpt-image|chatgpt-image)-/.test(model);

/** The first of them know three sizes; later ones, and compatible servers, take any multiple of 16. */
export const hasThreeSizes = (model: string): boolean => /^(gpt-image-1|chatgpt-image)/.test(model);

/** Beside the three sizes. Of other servers it is not known. */
export function ratiosOf(model: string): ImageRatio[] {
  if (!isGptImage(model)) return [];
  return hasThreeSizes(model) ? ['3:2', '2:3'] : [...IMAGE_RATIOS];
}

type FormatOptions = Pick<OpenAI.ImageGenerateParamsNonStreaming, 'output_format' | 'response_format'>;

/** Other servers answer addresses unless they are asked for base64. */
export function formatOptions(model: string): FormatOptions {
  return isGptImage(model) ? { output_format: 'png' } : { response_format: 'b64_json' };
}
