export interface Appearance {
  theme?: 'stripe' | 'night' | 'flat';
  variables?: Record<string, string>;
  rules?: Record<string, Record<string, string>>;
}

const LIGHT: Record<string, string> = {
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorTextSecondary: '#5a5b66',
  colorTextPlaceholder: '#6c6d78',
  colorDanger: '#c0123c',
  borderRadius: '4px',
  fontFamily: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, sans-serif',
  fontSizeBase: '16px',
  spacingUnit: '4px',
};

const DARK: Record<string, string> = {
  ...LIGHT,
  colorPrimary: '#85d996',
  colorBackground: '#30313d',
  colorText: '#ffffff',
  colorTextSecondary: '#cfd0d6',
  colorTextPlaceholder: '#b4b5bd',
  colorDanger: '#ffb3c2',
};

/** A class of Stripe's, perhaps with a state: nothing else may be styled from outside. */
const SELECTOR = /^\.[A-Z][A-Za-z]+(?:--[a-z]+)?(?:::?[a-z-]+)*$/;

/** The style sheet of an appearance: its variables as custom properties, its rules on Stripe's class names. */
export function appearanceCss({ theme, variables, rules }: Appearance): string {
  const values = Object.entries({ ...(theme === 'night' ? DARK : LIGHT), ...variables })
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `--${kebab(name)}: ${safe(value)};`);
  const own = Object.entries(rules ?? {})
    .filter(([selector]) => SELECTOR.test(selector))
    .map(([selector, style]) => `${selector} { ${declarations(style)} }`);
  const scheme = theme === 'night' ? 'dark' : 'light';
  return [`:host { color-scheme: ${scheme}; ${values.join(' ')} }`, ...own].join('\n');
}

function declarations(style: Record<string, string>): string {
  return Object.entries(style)
    .map(([name, value]) => `${kebab(name)}: ${safe(value)};`)
    .join(' ');
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A value ends with itself: no further declaration, no further rule. */
function safe(value: string): string {
  return value.replaceAll(/[;{}]/g, '');
}
