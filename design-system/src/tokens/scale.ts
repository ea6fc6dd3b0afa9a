/** Scales that both themes share. Lengths in px on a 4 px base; type in rem so that text zoom reaches it. */
export const space = {
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
} as const;

export const radius = { chip: '4px', control: '6px', card: '10px', panel: '16px', full: '999px' } as const;

/** Heights of a control; `touch` applies where the pointer is coarse. */
export const control = { dense: '28px', base: '32px', primary: '40px', touch: '44px' } as const;

export const fontFamily = {
  sans: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Roboto', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
} as const;

export const fontWeight = { regular: '400', medium: '500', strong: '600' } as const;

/** `size/line` pairs, ready for the `font` shorthand. */
export const typeScale = {
  caption: '0.75rem/1rem',
  small: '0.8125rem/1.25rem',
  ui: '0.875rem/1.25rem',
  reading: '1rem/1.5rem',
  lead: '1.125rem/1.625rem',
  title: '1.25rem/1.75rem',
  heading: '1.5rem/2rem',
  display: '2rem/2.5rem',
  hero: '2.75rem/3rem',
} as const;

/** Durations by purpose: press, hover and toggle, popover and toast, dialog. */
export const duration = { press: '80ms', hover: '140ms', popover: '200ms', dialog: '320ms' } as const;

export const easing = { enter: 'cubic-bezier(0.2, 0, 0, 1)', exit: 'cubic-bezier(0.4, 0, 1, 1)' } as const;

export const layer = { composer: '30', header: '40', overlay: '50', toast: '60', tooltip: '70' } as const;

/** Media queries cannot read CSS variables, so breakpoints are plain strings. */
export const media = {
  small: '@media (min-width: 480px)',
  medium: '@media (min-width: 768px)',
  large: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1440px)',
  coarse: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

export type SpaceStep = keyof typeof space;
export type TypeStep = keyof typeof typeScale;
