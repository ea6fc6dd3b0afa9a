import { token } from '@aic/design-system';
import type { Appearance } from '@stripe/stripe-js';
import { tokenValue } from '../../../theme/token-value.ts';
import type { PageTheme } from '../../../theme/use-theme.ts';

/**
 * The payment form in the page's own colours. Stripe's frame knows no CSS variable of ours, so it gets their values.
 */
export function appearanceOf(theme: PageTheme): Appearance {
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      ...valuesOf({
        colorPrimary: token.color.accentText,
        colorBackground: token.color.surface,
        colorText: token.color.fg,
        colorTextSecondary: token.color.fgMuted,
        colorTextPlaceholder: token.color.fgSubtle,
        colorDanger: token.color.dangerText,
        colorSuccess: token.color.success,
        borderRadius: token.radius.control,
        fontFamily: token.font.sans,
      }),
      fontSizeBase: '14px',
      focusBoxShadow: 'none',
    },
    rules: {
      '.Input': { border: `1px solid ${tokenValue(token.color.borderStrong)}`, boxShadow: 'none' },
      '.Input:focus': { outline: `2px solid ${tokenValue(token.color.focus)}`, outlineOffset: '-1px' },
    },
  };
}

const valuesOf = (references: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(references)
      .map(([name, reference]) => [name, tokenValue(reference)])
      .filter(([, value]) => value !== ''),
  );
