import { variableName } from './css-variables.ts';
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

interface Values {
  color: typeof dark;
  shadow: typeof darkShadow;
  space: typeof space;
  radius: typeof radius;
  control: typeof control;
  font: typeof fontFamily;
  weight: typeof fontWeight;
  type: typeof typeScale;
  duration: typeof duration;
  easing: typeof easing;
  layer: typeof layer;
}

type References<Group> = { readonly [Name in keyof Group]: `var(--aic-${string})` };

/**
 * Every value a style may use, as a reference to a CSS variable: `token.color.fg` is `var(--aic-color-fg)`.
 * Styles stay static and themes need no React context, so a remote follows the shell's theme for free.
 */
export const token = {
  color: references('color'),
  shadow: references('shadow'),
  space: references('space'),
  radius: references('radius'),
  control: references('control'),
  font: references('font'),
  weight: references('weight'),
  /** Whole `font` shorthands at regular weight: `font: ${token.type.ui}`. */
  type: references('type'),
  duration: references('duration'),
  easing: references('easing'),
  layer: references('layer'),
} as const;

/** By name alone: the values are in style sheets, and in no script. */
function references<Group extends keyof Values>(group: Group): References<Values[Group]> {
  // Safe because types allow no other names than those of the group.
  return new Proxy({}, { get: (_, name) => `var(${variableName(group, String(name))})` }) as References<
    Values[Group]
  >;
}
