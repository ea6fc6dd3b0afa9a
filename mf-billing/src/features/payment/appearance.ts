import { token } from '@aic/design-system';
import type { Appearance } from '@stripe/stripe-js';
import type { PageTheme } from './use-theme.ts';

/** The payment form in the page's own colours. Stripe's frame knows no CSS variable of ours, so it gets their values. */
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
      }),
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '14px',
      focusBoxShadow: 'none',
    },
    rules: {
      '.Input': { border: `1px solid ${valueOf(token.color.borderStrong)}`, boxShadow: 'none' },
      '.Input:focus': { outline: `2px solid ${valueOf(token.color.focus)}`, outlineOffset: '-1px' },
    },
  };
}

const valuesOf = (references: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(references)
      .map(([name, reference]) => [name, valueOf(reference)])
      .filter(([, value]) => value !== ''),
  );

/** @param reference `var(--aic-...)` */
const valueOf = (reference: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(reference.slice(4, -1)).trim();
