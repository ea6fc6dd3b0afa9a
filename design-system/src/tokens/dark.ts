/** Dark is the default theme: the media is the colour, so the chrome stays neutral. Hues 260/280 in OKLCH. */
export const dark = {
  bg: '#0a0c10',
  surface: '#111418',
  raised: '#191c21',
  overlay: '#212429',
  hover: '#212429',
  border: '#2f3339',
  borderStrong: '#6d7279',
  fg: '#f2f3f6',
  fgMuted: '#adb1b8',
  fgSubtle: '#8e929a',
  accent: '#6054ec',
  accentHover: '#665cf0',
  accentActive: '#5448dc',
  onAccent: '#ffffff',
  accentText: '#a9a5ff',
  accentSubtle: '#202148',
  danger: '#d02b31',
  dangerHover: '#c4242b',
  onDanger: '#ffffff',
  dangerText: '#fb817a',
  dangerSubtle: '#33171a',
  success: '#4ed589',
  warning: '#f1bf4e',
  info: '#66bef9',
  focus: '#b6b3ff',
  scrim: 'rgb(4 5 8 / 0.72)',
  toolImage: '#a9a5ff',
  toolVideo: '#f1bf4e',
  toolMusic: '#4fd1c5',
  toolText: '#66bef9',
} as const;

/** Dark elevation is a lighter surface plus a border; the shadow only separates what floats. */
export const darkShadow = {
  raised: '0 0 0 0 transparent',
  floating: '0 12px 32px rgb(0 0 0 / 0.48)',
} as const;

export type ColorName = keyof typeof dark;
export type ShadowName = keyof typeof darkShadow;
