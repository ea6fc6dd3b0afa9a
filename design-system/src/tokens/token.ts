import { references } from './css-variables.ts';
import type { dark, darkShadow } from './dark.ts';
import type {
  control,
  duration,
  easing,
  fontFamily,
  fontWeight,
  layer,
  radius,
  space,
  typeScale,
} from './scale.ts';

/**
 * Every value a style may use, as a reference to a CSS variable: `token.color.fg` is `var(--aic-color-fg)`.
 * Styles stay static and themes need no React context, so a remote follows the shell's theme for free.
 */
export const token = {
  color: references<typeof dark>('color'),
  shadow: references<typeof darkShadow>('shadow'),
  space: references<typeof space>('space'),
  radius: references<typeof radius>('radius'),
  control: references<typeof control>('control'),
  font: references<typeof fontFamily>('font'),
  weight: references<typeof fontWeight>('weight'),
  /** Whole `font` shorthands at regular weight: `font: ${token.type.ui}`. */
  type: references<typeof typeScale>('type'),
  duration: references<typeof duration>('duration'),
  easing: references<typeof easing>('easing'),
  layer: references<typeof layer>('layer'),
} as const;
