import { references } from './css-variables.ts';
import { dark, darkShadow } from './dark.ts';
import {
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
  color: references('color', dark),
  shadow: references('shadow', darkShadow),
  space: references('space', space),
  radius: references('radius', radius),
  control: references('control', control),
  font: references('font', fontFamily),
  weight: references('weight', fontWeight),
  /** Whole `font` shorthands at regular weight: `font: ${token.type.ui}`. */
  type: references('type', typeScale),
  duration: references('duration', duration),
  easing: references('easing', easing),
  layer: references('layer', layer),
} as const;
