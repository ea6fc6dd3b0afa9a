import {
  hasAdvancedOptions,
  type ImageGeneration,
  type ImageRatio,
  type ImageSize,
  type ProviderInfo,
  REFERENCE_STRENGTH,
  type User,
} from '@aic/sdk';
import type { ImageDraft } from './use-image-draft.ts';

/** Ratios besides those of the three sizes. Safe because the gateway takes those that it names. */
export const ratiosOf = (supports: ProviderInfo['supports'] | undefined): readonly ImageRatio[] =>
  (supports?.ratios ?? []) as readonly ImageRatio[];

/** Width over height of `3:2`. */
export function shapeOf(ratio: ImageRatio): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
}

/** The nearest of the three sizes: what tools of the release before show in its place. */
export function nearestSize(ratio: ImageRatio): ImageSize {
  const shape = shapeOf(ratio);
  if (shape > 1.25) return '1792x1024';
  return shape < 0.8 ? '1024x1792' : '1024x1024';
}

/** Of a draft, what the engine in place makes and the user's plan allows: both may have changed since it was kept. */
export function optionsOf(
  { ratio, exclude }: Pick<ImageDraft, 'ratio' | 'exclude'>,
  supports: ProviderInfo['supports'] | undefined,
  user: User,
): { ratio?: ImageRatio; exclude?: string } {
  const words = supports?.exclude === true && hasAdvancedOptions(user) ? exclude.trim() : '';
  return {
    ...(ratio !== null && ratiosOf(supports).includes(ratio) && { ratio }),
    ...(words !== '' && { exclude: words }),
  };
}

/** The settings of an image, for a composer. Safe because it was started with this ratio. */
export const settingsToRepeat = ({ size, ratio, quality, style, exclude, strength }: ImageGeneration) => ({
  size,
  ratio: (ratio ?? null) as ImageRatio | null,
  quality,
  style,
  exclude: exclude ?? '',
  strength: strength ?? REFERENCE_STRENGTH.default,
});
