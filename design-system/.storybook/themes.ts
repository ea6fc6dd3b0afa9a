import { create, type ThemeVars } from 'storybook/theming';
import { PRODUCT_NAME } from '../../packages/contract/src/product.ts';
import { dark } from '../src/tokens/dark.ts';
import { light } from '../src/tokens/light.ts';
import { fontFamily } from '../src/tokens/scale.ts';
import type { Theme } from '../src/tokens/theme.ts';

/** Storybook's own chrome and docs pages in the product's colours, for each theme. */
export const storybookThemes: Record<Theme, ThemeVars> = {
  dark: storybookTheme('dark', dark),
  light: storybookTheme('light', light),
};

function storybookTheme(base: Theme, color: Record<keyof typeof dark, string>): ThemeVars {
  return create({
    base,
    brandTitle: PRODUCT_NAME,
    fontBase: fontFamily.sans,
    fontCode: fontFamily.mono,
    colorPrimary: color.accent,
    colorSecondary: color.accentText,
    appBg: color.surface,
    appContentBg: color.bg,
    appPreviewBg: color.bg,
    appBorderColor: color.border,
    appBorderRadius: 10,
    textColor: color.fg,
    textMutedColor: color.fgMuted,
    textInverseColor: color.bg,
    barBg: color.surface,
    barTextColor: color.fgMuted,
    barHoverColor: color.fg,
    barSelectedColor: color.accentText,
    buttonBg: color.raised,
    buttonBorder: color.border,
    booleanBg: color.hover,
    booleanSelectedBg: color.raised,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.fg,
    inputBorderRadius: 6,
  });
}
